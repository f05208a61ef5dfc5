import type { Documents } from './types'

/** Alipay shows PDF alone. */
export const documents: Documents = { open: () => Promise.resolve({ ok: false, reason: 'unsupported' }) }
