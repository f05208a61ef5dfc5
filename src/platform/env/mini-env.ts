import Taro from '@tarojs/taro'
import { site } from '@/platform/site'
import type { Env } from './types'

/**
 * Returns the environment that both mini-programs share. The window is read once, because each read calls into the
 * native side.
 */
export function miniEnv(kind: 'weapp' | 'alipay', appId: () => string): Env {
  let online = true
  Taro.onNetworkStatusChange(({ isConnected }) => {
    online = isConnected
  })
  let size: { width: number; ratio: number } | undefined
  const window = () => {
    if (!size) {
      const info = Taro.getWindowInfo?.() ?? Taro.getSystemInfoSync()
      size = { width: info.windowWidth, ratio: info.pixelRatio }
    }
    return size
  }
  return {
    kind,
    isMini: true,
    version: process.env.TARO_APP_VERSION ?? '',
    get appId() {
      return process.env.TARO_APP_ID || appId()
    },
    apiBase() {
      const { tenant } = site()
      return `${process.env.TARO_APP_API_BASE ?? ''}${tenant ? `/api-t/${encodeURIComponent(tenant)}` : '/api'}`
    },
    domain: () => (process.env.TARO_APP_API_BASE ?? '').replace(/^https?:\/\//, ''),
    cookie: () => '',
    online: () => online,
    pixelRatio: () => window().ratio,
    width: () => window().width,
  }
}
