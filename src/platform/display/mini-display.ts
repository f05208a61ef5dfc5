import Taro from '@tarojs/taro'
import { scaleOf } from './text-scale'
import type { Display } from './types'

/** Vendors refuse some of these calls on some screens (a title on a custom bar): none of them may break a screen. */
const quietly = (task: Promise<unknown> | undefined): void => void task?.catch(() => {})

export const miniDisplay = (fontSize: () => number | undefined): Display => {
  let scale: number | undefined
  return {
    textScale() {
      scale ??= scaleOf(fontSize())
      return scale
    },
    setTitle: (title) => quietly(Taro.setNavigationBarTitle({ title })),
    scrollToTop: () => quietly(Taro.pageScrollTo({ scrollTop: 0, duration: 300 })),
    setChrome: ({ background }) => quietly(Taro.setBackgroundColor({ backgroundColor: background })),
  }
}
