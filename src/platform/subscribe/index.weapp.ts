import Taro from '@tarojs/taro'
import type { Subscribe } from './types'

/** WeChat asks for three at most at a time. */
const MOST = 3

export const subscribe: Subscribe = {
  isSupported: () => true,
  async request(templates) {
    if (templates.length === 0) return []
    const tmplIds = templates.slice(0, MOST)
    try {
      // Its type demands Alipay's ids as well.
      const grants: object = await Taro.requestSubscribeMessage({ tmplIds, entityIds: [] })
      return tmplIds.filter((id) => Reflect.get(grants, id) === 'accept')
    } catch {
      // Switched off for good, or not called from a tap: nothing was granted.
      return []
    }
  },
}
