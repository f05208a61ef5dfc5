import type { Page } from '@storefront/contract/entities/common'
import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import { OFFLINE_MAX, useOfflineQuery } from '@/features/wallet/useOfflineQuery'
import { walletKeys } from '@/features/wallet/wallet-keys'
import { walletApi } from '@/services/api/wallet'

/**
 * Returns the user's unused coupons, also offline: `at` is the time of the response shown when it is the stored one.
 */
export const useUnusedCoupons = () =>
  useOfflineQuery<Page<UserCoupon>>({
    part: 'coupons',
    queryKey: [...walletKeys.own('unused'), 'offline'],
    load: (options) => walletApi.ownCoupons({ tab: 'unused', limit: OFFLINE_MAX, offset: 0 }, options),
  })
