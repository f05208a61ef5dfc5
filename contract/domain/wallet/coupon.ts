/** Whether a coupon may be received (spec 4), the same rule for the button and for the server's error. */
export interface ReceivableCoupon {
  readonly start: string | null
  readonly end: string | null
  readonly is_out: boolean
  /** Number of times that this user has received it. */
  readonly received: number
  /** Maximum number of times that one user may receive it; null means unlimited. */
  readonly max_user_applications: number | null
}

export type CouponState = 'open' | 'not_begun' | 'expired' | 'out' | 'taken'

/** State of a coupon for one user at `now` (milliseconds). What the user already has goes before what is left. */
export function couponState(coupon: ReceivableCoupon, now: number): CouponState {
  if (coupon.end !== null && Date.parse(coupon.end) <= now) return 'expired'
  if (coupon.max_user_applications !== null && coupon.received >= coupon.max_user_applications) return 'taken'
  if (coupon.is_out) return 'out'
  if (coupon.start !== null && Date.parse(coupon.start) > now) return 'not_begun'
  return 'open'
}
