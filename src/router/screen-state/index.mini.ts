import type { ScreenMemory } from './types'

/** Nothing: a page of a mini-program is never loaded anew, and lives until it is left for good. */
export const screenMemory = (): ScreenMemory => ({ recall: () => undefined, keep: () => () => {} })
