import { isString, stored } from '../storage'
import type { TokenStore } from '../types'

/** Kept on the device, and in memory beside it: every call asks for it. */
export function miniToken(): TokenStore {
  const kept = stored('token', { version: 1, empty: '', check: isString })
  let current: string | undefined
  return {
    get() {
      current ??= kept.read()
      return current
    },
    set(token) {
      current = token
      kept.write(token)
    },
    clear() {
      current = ''
      kept.clear()
    },
  }
}
