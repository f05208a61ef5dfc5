import Taro from '@tarojs/taro'
import type { UncaughtErrors } from './types'

export const uncaughtErrors: UncaughtErrors = {
  listen(report) {
    Taro.onError?.((error) => report(error))
    Taro.onUnhandledRejection?.(({ reason }) => report(reason))
  },
}
