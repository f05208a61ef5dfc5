import { couponState } from '@storefront/contract/domain/wallet/coupon'
import { couponRule, isExchange } from '@storefront/contract/domain/wallet/coupon-kinds'
import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'

/** Whether a user has the coupon, or can receive it at `now` (milliseconds), for use at a checkout. */
export const isUsableCoupon = (coupon: Coupon, now: number): boolean => {
  const state = couponState(coupon, now)
  const isBegun = coupon.start === null || Date.parse(coupon.start) <= now
  return !isExchange(coupon.type) && (state === 'open' || (state !== 'expired' && isBegun && coupon.available > 0))
}

/**
 * Returns the price of one piece after the best of the coupons whose minimum it reaches (decimal strings), or null if
 * none of them lowers it. The checkout alone decides what is paid.
 */
export function couponPrice(price: string, coupons: readonly Coupon[], exponent: number): string | null {
  const amount = fromDecimal(price, exponent) ?? 0
  const discounts = coupons.map(({ type, value, minimum }) => {
    const { isMoney, discount } = couponRule(type)
    const worth = isMoney ? (fromDecimal(value, exponent) ?? 0) : Number(value)
    return amount < (fromDecimal(minimum ?? '0', exponent) ?? 0) ? 0 : discount(worth, amount)
  })
  const best = Math.max(0, ...discounts)
  return best > 0 ? toDecimal(Math.max(0, amount - best), exponent) : null
}
