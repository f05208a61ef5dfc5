import type { PageHide } from './types'

export const pageHide: PageHide = {
  listen(report) {
    // A phone's browser closes a hidden page without another word; Safari's older ones tell of `pagehide` alone.
    const hidden = () => {
      if (document.visibilityState === 'hidden') report()
    }
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', report)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', report)
    }
  },
}
