import type { Permissions } from './types'

/** Browsers keep their settings to themselves. */
export const permissions: Permissions = { blocked: () => Promise.resolve(false), open: () => Promise.resolve(false) }
