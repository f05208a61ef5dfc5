import Taro from '@tarojs/taro'
import type { UncaughtErrors } from '@/platform/types'

export const miniCrashes: UncaughtErrors = {
  listen(report) {
    Taro.onError?.((error) => report(error))
    Taro.onUnhandledRejection?.(({ reason }) => report(reason))
  },
}
