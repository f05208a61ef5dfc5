import Taro from '@tarojs/taro'
import type { Phone } from '../types'

export const miniPhone: Phone = {
  async call(phoneNumber) {
    try {
      await Taro.makePhoneCall({ phoneNumber })
      return 'done'
    } catch {
      return 'cancelled'
    }
  },
}
