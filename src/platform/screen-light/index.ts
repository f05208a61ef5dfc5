import type { ScreenLight } from './types'

/** No browser lets a page change the brightness; the newer ones can keep the screen from going dark. */
export const screenLight: ScreenLight = {
  brighten() {
    const lock = 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => null) : null
    return () => void lock?.then((sentinel) => sentinel?.release()).catch(() => {})
  },
}
