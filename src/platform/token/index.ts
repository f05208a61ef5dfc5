import { env } from '@/platform/env'
import { nativeToken } from './native-token'
import type { TokenStore } from './types'

/** A browser's session is a cookie that scripts cannot read: there is no token to keep. */
const cookieSession: TokenStore = {
  get: () => '',
  set() {},
  clear() {},
  ready: () => Promise.resolve(),
  refresh: () => Promise.resolve(false),
  leave: () => Promise.resolve(),
  listen() {},
}

export const token: TokenStore = env.kind === 'app' ? nativeToken() : cookieSession
