import type { Subscribe } from './types'

/** Messages of the vendors' own kind go to mini-programs alone. */
export const subscribe: Subscribe = { isSupported: () => false, request: () => Promise.resolve([]) }
