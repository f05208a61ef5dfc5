import { withConsent } from '@/platform/privacy/consent'
import { failureReasonOf } from '@/platform/vendor/failure-reason'
import { type AlipayAddress, promisify, my } from '@/platform/vendor/alipay'
import { detailOf } from './address-detail'
import type { Location } from './types'

export const location: Location = {
  canLocate: () => true,
  canAskAddress: () => my().getAddress !== undefined,
  locate: () =>
    withConsent(async () => {
      try {
        const position = await promisify<{ latitude: string | number; longitude: string | number }>((end) =>
          my().getLocation({ type: 0, ...end }),
        )
        return { ok: true, latitude: Number(position.latitude), longitude: Number(position.longitude) }
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error, { 11: 'denied' }) }
      }
    }),
  async open({ latitude, longitude, name, address }) {
    try {
      await promisify<unknown>((end) => my().openLocation({ latitude, longitude, name, address, ...end }))
      return { ok: true }
    } catch (error) {
      return { ok: false, reason: failureReasonOf(error) }
    }
  },
  address: () =>
    withConsent(async () => {
      if (!my().getAddress) return { ok: false, reason: 'unsupported' }
      try {
        const { resultStatus, result } = await promisify<AlipayAddress>((end) => my().getAddress?.(end))
        if (String(resultStatus) !== '9000' || !result) return { ok: false, reason: 'cancelled' }
        const {
          fullname: name = '',
          mobilePhone: mobile = '',
          prov = '',
          city = '',
          area = '',
          street = '',
          address = '',
        } = result
        const region = [prov, city, area] as const
        return {
          ok: true,
          address: {
            name,
            mobile,
            region,
            code: '',
            detail: detailOf(`${street}${detailOf(address, region)}`, region),
          },
        }
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error, { 11: 'cancelled' }) }
      }
    }),
}
