import Taro from '@tarojs/taro'
import type { PageHide } from '@/platform/types'

export const miniLeaving: PageHide = {
  listen(report) {
    const hidden = () => report()
    Taro.onAppHide?.(hidden)
    return () => Taro.offAppHide?.(hidden)
  },
}
