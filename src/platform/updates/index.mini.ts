import Taro from '@tarojs/taro'
import type { Updates } from './types'

export const updates: Updates = {
  listen(ready) {
    if (!Taro.canIUse('getUpdateManager')) return
    const manager = Taro.getUpdateManager()
    manager.onUpdateReady(() => ready(() => manager.applyUpdate()))
  },
}
