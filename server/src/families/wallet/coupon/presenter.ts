import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import type { Ctx } from '../../../kernel/context.types'
import { amount } from '../../../lib/amount'
import type { CouponRow } from './queries'

/** A moment of the database as the wire's. */
export const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

export function presentCoupon(ctx: Pick<Ctx, 'tenant' | 'now'>, row: CouponRow): Coupon {
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
