import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../kernel/context.types'
import { amount } from '../../../lib/amount'

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
  available: number
  received: number
}

/** How many of coupon `t` the user `$2` (0 for a visitor) took; those that were given away since are counted. */
export const TAKEN =
  '(select count(*) from user_coupon u where u.tenant_id = t.tenant_id and u.coupon_id = t.id and coalesce(u.origin_user_id, u.user_id) = $2)'
/** How many of coupon `t` the user `$2` has and may still use; `now` is a placeholder. Those on their way to a friend are not counted. */
const AVAILABLE = (now: string) => `(select count(*) from user_coupon u where u.tenant_id = t.tenant_id and u.coupon_id = t.id and u.user_id = $2
  and u.status = 'unused' and (u.end_at is null or u.end_at > ${now}::timestamptz))`
/** Columns of coupon `t` for the user `$2`; `now` is the placeholder of the request's moment. */
export const couponColumns = (now: string): string =>
  `t.id, t.slug, t.type, t.value, t.label, t.description, t.start_at, t.end_at, t.left_count, t.max_per_user, ${TAKEN}::int as received, ${AVAILABLE(now)}::int as available`

/** A moment of the database as the wire's. */
export const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

export function presentCoupon(ctx: Ctx, row: CouponRow): Coupon {
  const { id, slug, type, label, description, available, received } = row
  return {
    id,
    ctype: 'shop.coupon',
    slug,
    type,
    value: type === 'R' || type === 'RED' ? amount(ctx, row.value) : String(row.value),
    label,
    description,
    start: iso(row.start_at),
    end: iso(row.end_at),
    is_valid: row.end_at === null || new Date(row.end_at) > ctx.now,
    is_out: row.left_count === 0,
    inventory: row.left_count,
    available,
    received,
    max_user_applications: row.max_per_user,
  }
}

/** Coupons by their ids, the withdrawn ones as well: who holds one still sees what it is. */
export async function couponsById(ctx: Ctx, q: Connection, ids: readonly number[]): Promise<Map<number, Coupon>> {
  if (ids.length === 0) return new Map()
  const rows = await q.rows<CouponRow>(
    `select ${couponColumns('$4')} from coupon t where t.tenant_id = $1 and t.id = any($3::bigint[])`,
    [ctx.tenant.id, ctx.user?.id ?? 0, [...new Set(ids)], ctx.now],
    'coupon_by_ids',
  )
  return new Map(rows.map((row) => [row.id, presentCoupon(ctx, row)]))
}

/** The coupon that a row of the same tenant names; its key makes sure that it is there. */
export function couponOf(coupons: ReadonlyMap<number, Coupon>, id: number): Coupon {
  const coupon = coupons.get(id)
  if (!coupon) throw new Error(`coupon ${id} is held and not there`)
  return coupon
}
