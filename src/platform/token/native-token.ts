import { nativeBridge } from '@/platform/native-bridge'
import type { TokenStore } from './types'
import { textOf } from '@/platform/native-bridge/ask-shell'

/**
 * Returns the token of the native app's own session, in memory alone: the shell keeps it. Without a bridge there is
 * none, and the web view's cookies are the session, as in a browser.
 */
export function nativeToken(): TokenStore {
  let current = ''
  let startPromise: Promise<void> | null = null
  let pendingRefresh: Promise<boolean> | null = null

  const take = async (method: 'getToken' | 'refreshToken'): Promise<boolean> => {
    if (!nativeBridge.present()) return false
    try {
      const token = textOf(await nativeBridge.invoke(method), 'token')
      // The very token that was refused is no new one.
      const isNew = token !== '' && (method === 'getToken' || token !== current)
      current = token
      return isNew
    } catch {
      return false
    }
  }
  let onChange = () => {}
  nativeBridge.on('token', (data) => {
    current = textOf(data, 'token')
    onChange()
  })
  return {
    get: () => current,
    set(token) {
      current = token
    },
    clear() {
      current = ''
    },
    ready() {
      startPromise ??= take('getToken').then(() => undefined)
      return startPromise
    },
    refresh() {
      pendingRefresh ??= take('refreshToken').finally(() => {
        pendingRefresh = null
      })
      return pendingRefresh
    },
    listen(listener) {
      onChange = listener
    },
    async leave() {
      current = ''
      if (nativeBridge.present()) await nativeBridge.invoke('logout').catch(() => undefined)
    },
  }
}
