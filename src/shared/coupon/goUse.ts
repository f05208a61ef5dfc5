import { isExchange } from '@storefront/contract/domain/wallet/coupon-kinds'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { go } from '@/router'

/** Opens the goods that a coupon is for; one that is exchanged at the counter opens among the user's own. */
export const goUse = ({ id, type }: Pick<Coupon, 'id' | 'type'>): Promise<void> =>
  isExchange(type) ? go('shop.usercoupon') : go('shop.product', { coupon: id })
