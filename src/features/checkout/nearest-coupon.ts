import type { CheckoutCoupon } from '@storefront/contract/entities/checkout/checkout'

/**
 * Returns the coupon that needs the least more of its goods to apply, with that amount; null when no shopping helps.
 */
export function nearestCoupon(
  coupons: readonly CheckoutCoupon[],
): { readonly coupon: CheckoutCoupon; readonly short: string } | null {
  const rows = coupons.flatMap((coupon) => (coupon.reason?.short ? [{ coupon, short: coupon.reason.short }] : []))
  return rows.sort((a, b) => Number(a.short) - Number(b.short))[0] ?? null
}
