import { env } from '@/platform/env'
import { webAddress } from '@/platform/web-address'
import { payByShell } from './native-pay'
import { payByBridge } from './wechat-bridge'
import { codeChannels } from './code-channels'
import type { Pay } from './types'

/** The web: leave for the vendor's page, WeChat's own bridge inside its browser, the shell's cashier in our app. */
export const pay: Pay = {
  channels: () => [
    ...(env.kind === 'wechat' ? (['wx_jsapi'] as const) : (['wx_h5', 'alipay_wap'] as const)),
    ...codeChannels,
  ],
  async pay(ticket) {
    if (ticket.kind === 'paid') return 'paid'
    if (env.kind === 'app') return payByShell(ticket)
    switch (ticket.kind) {
      case 'redirect':
        window.location.assign(ticket.url)
        return 'unknown'
      case 'wx':
        return payByBridge(ticket.params)
      case 'alipay':
        return 'failed'
    }
  },
  returnUrl: webAddress,
}
