import type { ScreenState } from './types'

/** Nothing: a page of a mini-program is never loaded anew, and lives until it is left for good. */
export const screenState = (): ScreenState => ({ restore: () => undefined, save: () => () => {} })
