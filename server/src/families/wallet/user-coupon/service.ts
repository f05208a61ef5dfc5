import { GIFT_MS, ownCouponState, type OwnCouponStatus, type OwnCouponTab, presentStatus } from '@storefront/contract/domain/user-coupon'
import type { Page } from '@storefront/contract/entities/common'
import type { Coupon, UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../failure'
import type { Ctx, UserCtx } from '../../../kernel/context.types'
import { userCouponLabels } from '../../../kernel/labels'
import { type ListShape, ListSql, runList } from '../../../lib/list'
import type { Slice } from '../../../lib/selection'
import { couponOf, couponsById, iso } from '../coupon/presenter'

/** A held coupon as it is stored. */
export interface DiscountRow {
  id: number
  code: string
  present_token: string | null
  coupon_id: number
  user_id: number
  status: OwnCouponStatus
  start_at: string | null
  end_at: string | null
  presented_at: string | null
  used_at: string | null
  from_name: string | null
}

const shape: ListShape = {
  table: 'user_coupon',
  columns: 't.id, t.code, t.present_token, t.coupon_id, t.user_id, t.status, t.start_at, t.end_at, t.presented_at, t.used_at, g.name as from_name',
  joins: 'left join account g on g.tenant_id = t.tenant_id and g.id = t.from_user_id',
  orderings: {},
  search: [],
}

/** The tabs of contract/domain/user-coupon as conditions and orders (`now` is a placeholder). What may be used now goes first. */
const TABS: Readonly<Record<OwnCouponTab, { where: (now: string) => string; order: (now: string) => string }>> = {
  unused: {
    where: (now) => `t.status = 'unused' and (t.end_at is null or t.end_at > ${now})`,
    order: (now) => `coalesce(t.start_at > ${now}, false), t.end_at nulls last, t.id`,
  },
  presenting: { where: (now) => `t.status = 'presenting' and (t.end_at is null or t.end_at > ${now})`, order: () => 't.presented_at, t.id' },
  used: { where: (now) => `t.status = 'used' and ${now}::timestamptz is not null`, order: () => 't.used_at desc nulls last, t.id desc' },
  expired: {
    where: (now) => `(t.status = 'expired' or t.status in ('unused', 'presenting') and t.end_at <= ${now})`,
    order: () => 't.end_at desc nulls last, t.id desc',
  },
}

/** What domain rules look at. */
export const heldOf = ({ status, start_at, end_at }: Pick<DiscountRow, 'status' | 'start_at' | 'end_at'>) => ({
  status,
  start: iso(start_at),
  end: iso(end_at),
})

/** Until when a gift that is on its way may be taken. */
export const presentUntil = ({ status, presented_at }: Pick<DiscountRow, 'status' | 'presented_at'>): string | null =>
  status === 'presenting' && presented_at !== null ? new Date(Date.parse(presented_at) + GIFT_MS).toISOString() : null

/** A held coupon as its holder sees it. */
export function presentHeld(ctx: Ctx, row: DiscountRow, coupon: Coupon): UserCoupon {
  const now = ctx.now.getTime()
  const userCoupon = heldOf(row)
  const state = ownCouponState(userCoupon, now)
  return {
    id: row.id,
    code: row.code,
    num: row.present_token ?? '',
    coupon,
    coupon_type: coupon.type,
    coupon_value: coupon.value,
    start_date: userCoupon.start,
    end_date: userCoupon.end,
    status: state === 'not_begun' ? 'unused' : state,
    status_display: userCouponLabels[state][ctx.language],
    present_status: presentStatus(userCoupon, now),
    present_until: presentUntil(row),
    is_satisfied: state === 'unused',
    used: iso(row.used_at),
    from: row.from_name,
  }
}

function mine(ctx: UserCtx): ListSql {
  const sql = new ListSql()
  return sql.where(`t.tenant_id = ${sql.param(ctx.tenant.id)}`).where(`t.user_id = ${sql.param(ctx.user.id)}`)
}

/** The user's coupons of a tab; the unused ones unless another is said. */
export function listOwn(ctx: UserCtx, { tab = 'unused', ...page }: Partial<Slice> & { tab?: OwnCouponTab }): Promise<Page<UserCoupon>> {
  const sql = mine(ctx)
  const now = sql.param(ctx.now)
  sql.where(TABS[tab].where(now))
  return ctx.db.read(async (q) => {
    const { count, results } = await runList<DiscountRow>(q, sql, shape, TABS[tab].order(now), page)
    const coupons = await couponsById(
      ctx,
      q,
      results.map(({ coupon_id }) => coupon_id),
    )
    return { count, results: results.map((row) => presentHeld(ctx, row, couponOf(coupons, row.coupon_id))) }
  })
}

/** One of the user's coupons on a connection of the caller's. */
export async function readOwnOn(ctx: UserCtx, q: Connection, id: number): Promise<UserCoupon | Failure> {
  const sql = mine(ctx)
  sql.where(`t.id = ${sql.param(id)}`)
  const { results } = await runList<DiscountRow>(q, sql, shape, 't.id', { limit: 1 })
  const [row] = results
  if (!row) return fail('notFound')
  return presentHeld(ctx, row, couponOf(await couponsById(ctx, q, [row.coupon_id]), row.coupon_id))
}

/** One of the user's coupons. */
export function readOwn(ctx: UserCtx, id: number): Promise<UserCoupon | Failure> {
  return ctx.db.read((q) => readOwnOn(ctx, q, id))
}
