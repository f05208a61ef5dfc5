import Taro from '@tarojs/taro'
import type { ScreenLight } from './types'

const FULL = 1
/**
 * Calls the vendor. A refusal, or a container that cannot do it, leaves the screen as it is, because the code can still
 * be scanned.
 */
async function attempt<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call()
  } catch {
    return null
  }
}

const setBrightness = (value: number) => attempt(() => Taro.setScreenBrightness({ value }))

/** The number of codes that are shown, and the brightness before the first of them. */
let shownCount = 0
let brightnessBefore: Promise<number | null> = Promise.resolve(null)

export const screenLight: ScreenLight = {
  brighten() {
    shownCount += 1
    if (shownCount === 1) {
      brightnessBefore = attempt(async () => (await Taro.getScreenBrightness()).value)
      void brightnessBefore.then((value) => (value === null ? null : setBrightness(FULL)))
      void attempt(() => Taro.setKeepScreenOn({ keepScreenOn: true }))
    }
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      shownCount -= 1
      if (shownCount > 0) return
      void brightnessBefore.then((value) => (value === null ? null : setBrightness(value)))
      void attempt(() => Taro.setKeepScreenOn({ keepScreenOn: false }))
    }
  },
}
