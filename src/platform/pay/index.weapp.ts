import Taro from '@tarojs/taro'
import { miniCodeChannels } from './code-channels'
import type { Pay } from './types'

export const pay: Pay = {
  channels: () => ['wx_mini', ...miniCodeChannels],
  async pay(ticket) {
    if (ticket.kind === 'paid') return 'paid'
    if (ticket.kind !== 'wx') return 'failed'
    try {
      await Taro.requestPayment({ ...ticket.params, signType: ticket.params.signType as 'RSA' })
      return 'paid'
    } catch (error) {
      const message = (error as { errMsg?: string }).errMsg ?? ''
      if (message.includes('cancel')) return 'cancelled'
      // "fail" also comes when the network broke after the money moved.
      return /time.?out|network/i.test(message) ? 'unknown' : 'failed'
    }
  },
  returnUrl: () => undefined,
}
