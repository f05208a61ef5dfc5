import Taro from '@tarojs/taro'
import { withConsent } from './consent'
import { refusalOf } from './mini/refusal'
import type { Scan } from './types'

export const scan: Scan = {
  can: () => true,
  scan: () =>
    withConsent(async () => {
      try {
        const { result } = await Taro.scanCode({ scanType: ['qrCode', 'barCode'] })
        return result ? { ok: true, text: result } : { ok: false, why: 'failed' }
      } catch (error) {
        return { ok: false, why: refusalOf(error) }
      }
    }),
}
