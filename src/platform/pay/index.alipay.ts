import { my } from '@/platform/vendor/alipay'
import { miniCodeChannels } from './code-channels'
import type { Pay, PayResult } from './types'

/** Alipay's result codes; 8000 and 6004 are "in progress" and "unknown". */
const results: Readonly<Record<string, PayResult>> = {
  9000: 'paid',
  6001: 'cancelled',
  8000: 'unknown',
  6004: 'unknown',
  6002: 'unknown',
}

export const pay: Pay = {
  channels: () => ['alipay_mini', ...miniCodeChannels],
  async pay(ticket) {
    if (ticket.kind === 'paid') return 'paid'
    if (ticket.kind !== 'alipay') return 'failed'
    return new Promise((resolve) => {
      my().tradePay({
        tradeNO: ticket.trade_no,
        success: ({ resultCode }) => resolve(results[String(resultCode)] ?? 'failed'),
        fail: () => resolve('failed'),
      })
    })
  },
  returnUrl: () => undefined,
}
