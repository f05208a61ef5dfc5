import { isString, stored } from '@/platform/storage'
import type { TokenStore } from './types'

/** Stored on the device and cached in memory, because every request reads it. Only a silent login brings a new one. */
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
