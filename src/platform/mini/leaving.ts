import Taro from '@tarojs/taro'
import type { Leaving } from '../types'

export const miniLeaving: Leaving = {
  listen(report) {
    const hidden = () => report()
    Taro.onAppHide?.(hidden)
    return () => Taro.offAppHide?.(hidden)
  },
}
