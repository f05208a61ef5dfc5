import { couponRule } from '@storefront/contract/domain/wallet/coupon-kinds'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import type { CouponRow } from './queries'

/** Returns a moment of the database as the wire's. */
export const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

/** Returns a coupon's value as the wire has it: an amount, or a plain number. */
export const presentCouponValue = (
  ctx: Pick<Ctx, 'tenant'>,
  { type, value }: Pick<CouponRow, 'type' | 'value'>,
): string => (couponRule(type).isMoney ? amount(ctx, value) : String(value))

export function presentCoupon(ctx: Pick<Ctx, 'tenant' | 'now'>, row: CouponRow): Coupon {
  const { id, slug, type, label, description, available, received } = row
  return {
    id,
    ctype: 'shop.coupon',
    slug,
    type,
    value: presentCouponValue(ctx, row),
    ...(row.min_order > 0 && { minimum: amount(ctx, row.min_order) }),
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
