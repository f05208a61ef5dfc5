import Taro from '@tarojs/taro'
import type { PageHide } from './types'

export const pageHide: PageHide = {
  listen(report) {
    const hidden = () => report()
    Taro.onAppHide?.(hidden)
    return () => Taro.offAppHide?.(hidden)
  },
}
