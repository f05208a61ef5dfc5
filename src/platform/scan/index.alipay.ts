import { withConsent } from '@/platform/privacy/consent'
import { failureReasonOf } from '@/platform/vendor/failure-reason'
import { promisify, my } from '@/platform/vendor/alipay'
import type { Scan } from './types'

export const scan: Scan = {
  scan: () =>
    withConsent(async () => {
      try {
        const { code } = await promisify<{ code?: string }>((end) =>
          my().scan({ type: 'qr', scanType: ['qrCode', 'barCode'], ...end }),
        )
        return code ? { ok: true, text: code } : { ok: false, reason: 'failed' }
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error, { 10: 'cancelled' }) }
      }
    }),
}
