import { carrierOf } from '@storefront/contract/domain/orders/carriers'

/** Returns Kuaidi100's code of the carrier that a parcel's words name; null for one that is not asked. */
export const companyCode = (carrier: string, country: string): string | null =>
  carrierOf(carrier, country)?.tracking ?? null
