import type { DrawBeacon } from '@storefront/contract/domain/promotion/draw'

/** Whether a beacon's value carries its chain's signature; a device that cannot compute it says so. */
export type VerifyBeacon = (beacon: DrawBeacon) => Promise<boolean | 'unsupported'>
