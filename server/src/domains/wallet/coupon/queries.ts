import type { Coupon } from '@storefront/contract/entities/wallet/coupon'

export interface CouponRow {
  id: number
  slug: string
  type: Coupon['type']
  value: number
  label: string
  description: string
  start_at: string | null
  end_at: string | null
  left_count: number | null
  max_per_user: number | null
  /** Minor units. */
  min_order: number
  available: number
  received: number
}

/** The number of coupons `t` that the user `$2` (0 for a visitor) received, including those given away since. */
export const RECEIVED_COUNT =
  '(select count(*) from user_coupon u where u.tenant_id = $1 and u.coupon_id = t.id and coalesce(u.origin_user_id, u.user_id) = $2)'
/**
 * Returns SQL for the number of coupons `t` that the user `$2` has and can still use; `now` is a placeholder. Coupons
 * on their way to a friend are not counted.
 */
const AVAILABLE = (
  now: string,
) => `(select count(*) from user_coupon u where u.tenant_id = $1 and u.coupon_id = t.id and u.user_id = $2
  and u.status = 'unused' and (u.end_at is null or u.end_at > ${now}::timestamptz))`
/** Columns of coupon `t` for the user `$2`; `now` is the placeholder of the request's moment. */
export const couponColumns = (now: string): string =>
  `t.id, t.slug, t.type, t.value, t.label, t.description, t.start_at, t.end_at, t.left_count, t.max_per_user, t.min_order, ${RECEIVED_COUNT}::int as received, ${AVAILABLE(now)}::int as available`
