import type { Crashes } from './types'

export const crashes: Crashes = {
  listen(report) {
    window.addEventListener('error', (event) => {
      // A picture that fails to load also arrives here, without an error.
      if (event.error) report(event.error)
    })
    window.addEventListener('unhandledrejection', (event) => report(event.reason))
  },
}
