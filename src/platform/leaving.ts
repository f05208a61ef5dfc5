import type { Leaving } from './types'

export const leaving: Leaving = {
  listen(report) {
    // A phone's browser closes a hidden page without another word; Safari's older ones tell of `pagehide` alone.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden') report()
    })
    window.addEventListener('pagehide', report)
  },
}
