import type { OwnCouponTab } from '@storefront/contract/domain/wallet/user-coupon'
import type { Page } from '@storefront/contract/entities/common'
import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { ListSql, runList } from '../../../db/list'
import type { Slice } from '../../../db/selection'
import { couponOf, couponsById } from '../coupon/service'
import { presentUserCoupon } from './presenter'
import { type UserCouponRow, shape } from './queries'
import { TABS } from './tabs'

function ownCoupons(ctx: UserCtx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  return sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
}

/** Returns the user's coupons of a tab; the unused ones unless another is said. */
export function listUserCoupons(
  ctx: UserCtx,
  { tab = 'unused', ...page }: Partial<Slice> & { tab?: OwnCouponTab },
): Promise<Page<UserCoupon>> {
  const sql = ownCoupons(ctx)
  const now = sql.param(ctx.now)
  sql.where(TABS[tab].where(now))
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<UserCouponRow>(tx, sql, shape, TABS[tab].order(now), page)
    const coupons = await couponsById(
      ctx,
      tx,
      results.map(({ coupon_id }) => coupon_id),
    )
    return { count, results: results.map((row) => presentUserCoupon(ctx, row, couponOf(coupons, row.coupon_id))) }
  })
}

/** Returns one of the user's coupons on a connection of the caller's. */
export async function findUserCoupon(ctx: UserCtx, tx: Connection, id: number): Promise<UserCoupon | Failure> {
  const sql = ownCoupons(ctx)
  sql.where(`t.id = ${sql.param(id)}`)
  const { results } = await runList<UserCouponRow>(tx, sql, shape, 't.id', { limit: 1 })
  const [row] = results
  if (!row) return fail('notFound')
  return presentUserCoupon(ctx, row, couponOf(await couponsById(ctx, tx, [row.coupon_id]), row.coupon_id))
}

/** Returns one of the user's coupons. */
export function readUserCoupon(ctx: UserCtx, id: number): Promise<UserCoupon | Failure> {
  return ctx.db.read((tx) => findUserCoupon(ctx, tx, id))
}
