import type { ScreenState } from './types'

/** Nothing: a page that is rendered at the server was never left. */
export const screenState = (): ScreenState => ({ restore: () => undefined, save: () => () => {} })
