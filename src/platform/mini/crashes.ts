import Taro from '@tarojs/taro'
import type { Crashes } from '../types'

export const miniCrashes: Crashes = {
  listen(report) {
    Taro.onError?.((error) => report(error))
    Taro.onUnhandledRejection?.(({ reason }) => report(reason))
  },
}
