import type { Page } from '@storefront/contract/entities/common'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { type ListShape, ListSql, runList } from '../../../db/list'
import { narrow, type Selection, type Slice } from '../../../db/selection'
import { isGoodsOf } from '../../shared/coupon-goods'
import { presentCoupon } from './presenter'
import { couponColumns, type CouponRow, RECEIVED_COUNT } from './queries'

const shape: ListShape = { table: 'coupon', columns: couponColumns('$3'), joins: '', orderings: {}, search: [] }

/** Order of coupons: those that can be received now first, by their end. */
const ORDER = 'coalesce(t.end_at <= $3, false), coalesce(t.start_at > $3, false), t.end_at nulls last, t.id'

/** A week after its end a coupon is no news any more. */
const SHOWN_AFTER_MS = 7 * 86_400_000

/** Coupons that may be received, or soon may; the third parameter is now, which ORDER names. */
function activeCoupons(ctx: Ctx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  const user = sql.param(ctx.user?.id ?? 0)
  const now = sql.param(ctx.now)
  // Every parameter is named in the condition, which is also counted by itself.
  sql.where(`${user}::bigint is not null`).where(`${now}::timestamptz is not null`).where('t.is_active')
  return sql.where(`(t.end_at is null or t.end_at > ${sql.param(new Date(ctx.now.getTime() - SHOWN_AFTER_MS))})`)
}

async function run(ctx: Ctx, sql: ListSql, order: string, page: Partial<Slice>): Promise<Page<Coupon>> {
  const { count, results } = await ctx.db.read((tx) => runList<CouponRow>(tx, sql, shape, order, page))
  return { count, results: results.map((row) => presentCoupon(ctx, row)) }
}

const NOT_OVER = '(t.end_at is null or t.end_at > $3)'
const MAY_MORE = `(t.max_per_user is null or ${RECEIVED_COUNT} < t.max_per_user)`
const IS_LEFT = '(t.left_count is null or t.left_count > 0)'
/** The states of contract/domain/wallet/coupon that a list may be narrowed to. */
const STATES = {
  open: `${NOT_OVER} and ${MAY_MORE} and ${IS_LEFT} and (t.start_at is null or t.start_at <= $3)`,
  not_begun: `${NOT_OVER} and ${MAY_MORE} and ${IS_LEFT} and t.start_at > $3`,
  taken: `${NOT_OVER} and not ${MAY_MORE}`,
} as const

interface CouponFilters {
  readonly state?: keyof typeof STATES
  readonly product?: number
}

/** Coupons of the site with what this user has of them: all, those in one state for this user, those of a product. */
export function listCoupons(ctx: Ctx, query: Partial<Slice> & CouponFilters): Promise<Page<Coupon>> {
  const sql = activeCoupons(ctx)
  if (query.state) sql.where(STATES[query.state])
  if (query.product !== undefined)
    sql.where(
      `exists (select 1 from product p where p.tenant_id = $1 and p.id = ${sql.param(query.product)} and ${isGoodsOf('t', 'p')})`,
    )
  return run(ctx, sql, ORDER, query)
}

/** Coupons of a module. */
export function couponsOf(ctx: Ctx, selection: Selection, page: Slice): Promise<Page<Coupon>> {
  const sql = activeCoupons(ctx)
  return run(ctx, sql, narrow(sql, shape, selection, ORDER), page)
}

/** Returns one coupon by its id or its slug; figures alone are an id. */
export const readCoupon = (ctx: Ctx, key: string): Promise<Coupon | Failure> =>
  ctx.db.read((tx) => findCoupon(ctx, tx, key))

/** Returns the same on a connection of the caller's. */
export async function findCoupon(ctx: Ctx, tx: Connection, key: string): Promise<Coupon | Failure> {
  const isId = /^[1-9]\d{0,15}$/.test(key)
  const by = isId ? 't.id = $3' : 't.slug = $3'
  const [row] = await tx.rows<CouponRow>(
    `select ${couponColumns('$4')} from coupon t where t.tenant_id = $1 and ${by} and t.is_active`,
    [ctx.tenant.id, ctx.user?.id ?? 0, isId ? Number(key) : key, ctx.now],
  )
  return row ? presentCoupon(ctx, row) : fail('notFound')
}

/** Coupons by their ids, the withdrawn ones as well, because their owners still see them. */
export async function couponsById(ctx: Ctx, tx: Connection, ids: readonly number[]): Promise<Map<number, Coupon>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.rows<CouponRow>(
    `select ${couponColumns('$4')} from coupon t where t.tenant_id = $1 and t.id = any($3::bigint[])`,
    [ctx.tenant.id, ctx.user?.id ?? 0, [...new Set(ids)], ctx.now],
    'coupon_by_ids',
  )
  return new Map(rows.map((row) => [row.id, presentCoupon(ctx, row)]))
}

/** Returns the coupon that a row of the same tenant names; its key makes sure that it is there. */
export function couponOf(coupons: ReadonlyMap<number, Coupon>, id: number): Coupon {
  const coupon = coupons.get(id)
  if (!coupon) throw new Error(`coupon ${id} is held and not there`)
  return coupon
}
