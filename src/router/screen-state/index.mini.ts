import type { ScreenState } from './types'

/** Nothing: a page of a mini-program is never reloaded, and lives until it is closed. */
export const screenState = (): ScreenState => ({ restore: () => undefined, save: () => () => {} })
