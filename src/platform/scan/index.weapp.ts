import Taro from '@tarojs/taro'
import { withConsent } from '@/platform/privacy/consent'
import { failureReasonOf } from '@/platform/vendor/failure-reason'
import type { Scan } from './types'

export const scan: Scan = {
  scan: () =>
    withConsent(async () => {
      try {
        const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
        return result ? { ok: true, text: result } : { ok: false, reason: 'failed' }
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error) }
      }
    }),
}
