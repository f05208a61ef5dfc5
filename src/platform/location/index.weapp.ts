import Taro from '@tarojs/taro'
import { withConsent } from '@/platform/privacy/consent'
import { failureReasonOf } from '@/platform/vendor/failure-reason'
import { detailOf } from './address-detail'
import type { Location } from './types'

export const location: Location = {
  canLocate: () => true,
  canAskAddress: () => true,
  locate: () =>
    withConsent(async () => {
      try {
        const { latitude, longitude } = await Taro.getLocation({ type: 'gcj02' })
        return { ok: true, latitude, longitude }
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error) }
      }
    }),
  async open(place) {
    try {
      await Taro.openLocation(place)
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: failureReasonOf(error) }
    }
  },
  address: () =>
    withConsent(async () => {
      try {
        const address = await Taro.chooseAddress()
        const region = [address.provinceName, address.cityName, address.countyName] as const
        const { userName: name, telNumber: mobile, nationalCode: code = '' } = address
        return { ok: true, address: { name, mobile, region, code, detail: detailOf(address.detailInfo, region) } }
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error) }
      }
    }),
}
