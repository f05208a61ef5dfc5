import { isString, stored } from '@/platform/storage'
import type { TokenStore } from './types'

/** Kept on the device, and in memory beside it: every call asks for it. A new one comes of a silent login alone. */
function deviceToken(): TokenStore {
  const cache = stored('token', { version: 1, empty: '', check: isString })
  let current: string | undefined
  const clear = () => {
    current = ''
    cache.clear()
  }
  return {
    get() {
      current ??= cache.read()
      return current
    },
    set(token) {
      current = token
      cache.write(token)
    },
    clear,
    ready: () => Promise.resolve(),
    refresh: () => Promise.resolve(false),
    leave: () => Promise.resolve(clear()),
    listen() {},
  }
}

export const token: TokenStore = deviceToken()
