import { env } from '@/platform/env'
import type { Updates } from './types'

/**
 * A browser gets the newest version with the next page it loads, and pages without a network from a worker, which is
 * fetched once the first screen is through. Vendors' web views and the native app have caches of their own.
 */
export const updates: Updates = {
  listen() {
    if (env.kind !== 'browser' || !('serviceWorker' in navigator) || window !== window.top) return
    const register = () =>
      void import('./service-worker').then(({ registerServiceWorker }) => registerServiceWorker()).catch(() => {})
    const registerLater = () => setTimeout(register, 3000)
    // A page that the server has rendered may be loaded before its scripts are.
    if (document.readyState === 'complete') registerLater()
    else window.addEventListener('load', registerLater)
  },
}
