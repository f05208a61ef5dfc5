import type { OnAppHide } from './types'

export const onAppHide: OnAppHide = (report) => {
  // A phone's browser closes a hidden page without another word; Safari's older ones tell of `pagehide` alone.
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') report()
  }
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('pagehide', report)
  return () => {
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('pagehide', report)
  }
}
