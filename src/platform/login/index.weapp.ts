import Taro from '@tarojs/taro'
import type { Login } from './types'

export const login: Login = {
  canSilently: true,
  async silentCode() {
    try {
      const { code } = await Taro.login()
      return code ? { vendor: 'weapp', code } : null
    } catch {
      return null
    }
  },
  leaveForCode: () => false,
}

/** The web's own: a mini-program logs in by its vendor. */
export const configureWebLogin = (_: object | null): void => {}
