import type { TokenStore } from './types'

/** A browser's session is a cookie that scripts cannot read: there is no token to keep. */
export const token: TokenStore = { get: () => '', set() {}, clear() {} }
