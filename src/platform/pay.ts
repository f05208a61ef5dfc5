import { env } from './env'
import { hrefOf } from './h5/href'
import { payByBridge } from './h5/wechat-bridge'
import type { Pay } from './types'

/** The web: leave for the vendor's page, or WeChat's own bridge inside its browser. */
export const pay: Pay = {
  channels: () => (env.kind === 'wechat' ? ['wx_jsapi'] : ['wx_h5', 'alipay_wap']),
  async pay(ticket) {
    switch (ticket.kind) {
      case 'paid':
        return 'paid'
      case 'redirect':
        window.location.assign(ticket.url)
        return 'unknown'
      case 'wx':
        return payByBridge(ticket.params)
      case 'alipay':
        return 'failed'
    }
  },
  returnUrl: hrefOf,
}
