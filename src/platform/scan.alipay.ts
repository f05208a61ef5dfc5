import { withConsent } from './consent'
import { refusalOf } from './mini/refusal'
import { promisify, my } from './mini/vendor'
import type { Scan } from './types'

export const scan: Scan = {
  can: () => true,
  scan: () =>
    withConsent(async () => {
      try {
        const { code } = await promisify<{ code?: string }>((end) => my().scan({ type: 'qr', scanType: ['qrCode', 'barCode'], ...end }))
        return code ? { ok: true, text: code } : { ok: false, why: 'failed' }
      } catch (error) {
        return { ok: false, why: refusalOf(error, { 10: 'cancelled' }) }
      }
    }),
}
