import Taro from '@tarojs/taro'
import type { Phone } from '../types'
import { refusalOf } from './refusal'

/** The vendors ask before they dial. */
export const miniPhone: Phone = {
  async call(phoneNumber) {
    try {
      await Taro.makePhoneCall({ phoneNumber })
      return 'done'
    } catch (error) {
      return refusalOf(error) === 'cancelled' ? 'cancelled' : 'unknown'
    }
  },
}
