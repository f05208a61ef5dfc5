import Taro from '@tarojs/taro'
import type { OnAppHide } from './types'

export const onAppHide: OnAppHide = (report) => {
  const onHide = () => report()
  Taro.onAppHide?.(onHide)
  return () => Taro.offAppHide?.(onHide)
}
