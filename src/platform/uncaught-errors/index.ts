import type { UncaughtErrors } from './types'

export const uncaughtErrors: UncaughtErrors = {
  listen(report) {
    window.addEventListener('error', (event) => {
      // A picture that fails to load also arrives here, without an error.
      if (event.error) report(event.error)
    })
    window.addEventListener('unhandledrejection', (event) => report(event.reason))
  },
}
