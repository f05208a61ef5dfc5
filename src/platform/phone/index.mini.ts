import Taro from '@tarojs/taro'
import type { Phone } from './types'
import { failureReasonOf } from '@/platform/vendor/failure-reason'

/** The vendors ask before they dial. */
export const phone: Phone = {
  async call(phoneNumber) {
    try {
      await Taro.makePhoneCall({ phoneNumber })
      return 'done'
    } catch (error) {
      return failureReasonOf(error) === 'cancelled' ? 'cancelled' : 'unknown'
    }
  },
}
