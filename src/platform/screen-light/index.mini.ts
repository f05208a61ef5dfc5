import Taro from '@tarojs/taro'
import type { ScreenLight } from './types'

const FULL = 1
/** A refusal leaves the screen as it is: the code can be scanned all the same. */
const attempt = (call: Promise<unknown>): void => void call.catch(() => {})

/** How many codes are shown, and what the brightness was before the first of them. */
let shownCount = 0
let brightnessBefore: Promise<number | null> = Promise.resolve(null)

export const screenLight: ScreenLight = {
  brighten() {
    shownCount += 1
    if (shownCount === 1) {
      brightnessBefore = Taro.getScreenBrightness().then(
        ({ value }) => value,
        () => null,
      )
      attempt(brightnessBefore.then(() => Taro.setScreenBrightness({ value: FULL })))
      attempt(Taro.setKeepScreenOn({ keepScreenOn: true }))
    }
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      shownCount -= 1
      if (shownCount > 0) return
      attempt(brightnessBefore.then((value) => (value === null ? undefined : Taro.setScreenBrightness({ value }))))
      attempt(Taro.setKeepScreenOn({ keepScreenOn: false }))
    }
  },
}
