import Taro from '@tarojs/taro'
import type { Permissions } from './types'

export const permissions: Permissions = {
  async blocked() {
    try {
      const { authSetting } = await Taro.getSetting()
      return Object.values(authSetting).includes(false)
    } catch {
      return false
    }
  },
  async open() {
    try {
      await Taro.openSetting()
      return true
    } catch {
      return false
    }
  },
}
