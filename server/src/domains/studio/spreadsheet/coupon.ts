import { normalizeMobile } from '@storefront/contract/domain/account/mobile'
import {
  type CouponSheetState,
  type CouponStep,
  couponColumns,
  type IssuedCoupon,
  planCoupons,
} from '@storefront/contract/domain/spreadsheet/coupon'
import { permissions } from '@storefront/contract/permissions'
import { Failure } from '../../../core/failure'
import { translate } from '../../../core/i18n'
import { issueCoupon } from '../../wallet/coupon/receive'
import { writeAuditEntry } from '../audit/record'
import { type SheetKind, textsIn } from './kind'

const ISSUED = `select u.code, c.slug as coupon, c.label as coupon_name, coalesce(a.mobile, '') as mobile, u.status
  from user_coupon u join coupon c on c.tenant_id = $1 and c.id = u.coupon_id join account a on a.tenant_id = $1 and a.id = u.user_id
  where u.tenant_id = $1 and ($2::text[] is null or u.code = any($2)) order by u.id limit $3`
// Those that a shopper could take now, too (spec 4, receivable).
const COUPONS = `select id, slug, label as title, left_count as left, max_per_user as max from coupon
  where tenant_id = $1 and is_active and slug = any($2) and (start_at is null or start_at <= $3) and (end_at is null or end_at > $3)`
const USERS = 'select id, mobile from account where tenant_id = $1 and mobile = any($2)'
const RECEIVED = `select coupon_id, coalesce(origin_user_id, user_id) as user_id, count(*)::int as count from user_coupon
  where tenant_id = $1 and coupon_id = any($2) and coalesce(origin_user_id, user_id) = any($3) group by 1, 2`

interface IssuedRow extends IssuedCoupon {
  status: 'unused' | 'presenting' | 'used' | 'expired'
}
interface State extends CouponSheetState {
  readonly issued: ReadonlyMap<string, IssuedRow>
}

/** Codes of coupons; a row without a code gives one away. */
export const couponSheet: SheetKind<State, CouponStep> = {
  columns: couponColumns,
  permission: permissions.changeCoupon,
  async readState(ctx, tx, rows, limit) {
    const key = [ctx.tenant.id]
    const issued = await tx.rows<IssuedRow>(ISSUED, [...key, textsIn(rows, 'code'), limit])
    const coupons = await tx.rows<{ id: number; slug: string; title: string; left: number | null; max: number | null }>(
      COUPONS,
      [...key, textsIn(rows, 'coupon') ?? [], ctx.now],
    )
    const users = await tx.rows<{ id: number; mobile: string }>(USERS, [
      ...key,
      textsIn(rows, 'mobile', (text) => normalizeMobile(text, ctx.tenant.country)) ?? [],
    ])
    const receipts = await tx.rows<{ coupon_id: number; user_id: number; count: number }>(RECEIVED, [
      ...key,
      coupons.map(({ id }) => id),
      users.map(({ id }) => id),
    ])
    return {
      issued: new Map(issued.map((one) => [one.code, one])),
      coupons: new Map(coupons.map(({ slug, ...coupon }) => [slug, coupon])),
      users: new Map(users.map(({ id, mobile }) => [mobile, id])),
      received: new Map(receipts.map(({ coupon_id, user_id, count }) => [`${coupon_id} ${user_id}`, count])),
    }
  },
  write: (ctx, { issued }) =>
    [...issued.values()].map((one) => ({
      ...one,
      status: translate(ctx.language, `wallet.couponStatus.${one.status}`),
    })),
  plan: (ctx, rows, state) => planCoupons(rows, state, ctx.tenant.country),
  rowOf: ({ row }) => row,
  async apply(ctx, tx, { coupon, user }) {
    const result = await issueCoupon({ ...ctx, user: { ...ctx.user, id: user } }, tx, coupon)
    if (result instanceof Failure) return result
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'coupon_code', item: result.id, after: { coupon } })
    return null
  },
}
