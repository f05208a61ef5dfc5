import type { VerifyBeacon } from './types'

/** Loads the curve where the browser can count with it: Safari 13 has no BigInt. */
export const verifyBeacon: VerifyBeacon = async (beacon) => {
  if (typeof BigInt === 'undefined') return 'unsupported'
  const { isBeaconSigned } = await import('@storefront/contract/domain/promotion/beacon-signature')
  return isBeaconSigned(beacon)
}
