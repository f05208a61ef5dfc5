import { couponState } from '@storefront/contract/domain/coupon'
import type { Page } from '@storefront/contract/entities/common'
import type { Coupon } from '@storefront/contract/entities/coupon'
import type { ErrorName } from '@storefront/contract/errors'
import { type Failure, fail } from '../../../failure'
import type { Ctx, UserCtx } from '../../../kernel/ctx'
import { amount } from '../../../lib/amount'
import { type ListShape, ListSql, runList } from '../../../lib/list'
import { randomCode } from '../../../lib/random'
import { narrow, type Selection, type Slice } from '../../../lib/selection'

interface CouponRow {
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
  received: number
}

/** `$2` is the user, 0 for a visitor. */
const COLUMNS = `t.id, t.slug, t.type, t.value, t.label, t.description, t.start_at, t.end_at, t.left_count, t.max_per_user,
  (select count(*) from user_coupon u where u.tenant_id = t.tenant_id and u.coupon_id = t.id and u.user_id = $2)::int as received`

const shape: ListShape = { table: 'coupon', columns: COLUMNS, joins: '', orderings: {}, search: [] }

/** Those that can be had now first, the ones that end soonest in front. */
const ORDER = 'coalesce(t.end_at <= $3, false), coalesce(t.start_at > $3, false), t.end_at nulls last, t.id'

const iso = (moment: string | null) => moment && new Date(moment).toISOString()

function present(ctx: Ctx, row: CouponRow): Coupon {
  const { id, slug, type, label, description, received } = row
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
    available: row.left_count,
    received,
    max_user_applications: row.max_per_user,
  }
}

/** A week after its end a coupon is no news any more. */
const SHOWN_AFTER_MS = 7 * 86_400_000

/** Coupons that may be received, or soon may; the third parameter is now, which ORDER names. */
function start(ctx: Ctx): ListSql {
  const sql = new ListSql()
  sql.where(`t.tenant_id = ${sql.param(ctx.tenant.id)}`)
  const user = sql.param(ctx.user?.id ?? 0)
  const now = sql.param(ctx.now)
  // Every parameter is named in the condition, which is also counted by itself.
  sql.where(`${user}::bigint is not null`).where(`${now}::timestamptz is not null`).where('t.is_active')
  return sql.where(`(t.end_at is null or t.end_at > ${sql.param(new Date(ctx.now.getTime() - SHOWN_AFTER_MS))})`)
}

async function run(ctx: Ctx, sql: ListSql, order: string, page: Partial<Slice>): Promise<Page<Coupon>> {
  const { count, results } = await ctx.db.read((q) => runList<CouponRow>(q, sql, shape, order, page))
  return { count, results: results.map((row) => present(ctx, row)) }
}

const HELD = '(select count(*) from user_coupon u where u.tenant_id = t.tenant_id and u.coupon_id = t.id and u.user_id = $2)'
const NOT_OVER = '(t.end_at is null or t.end_at > $3)'
const MAY_MORE = `(t.max_per_user is null or ${HELD} < t.max_per_user)`
const IS_LEFT = '(t.left_count is null or t.left_count > 0)'
/** The states of contract/domain/coupon that a list may be narrowed to. */
const STATES = {
  open: `${NOT_OVER} and ${MAY_MORE} and ${IS_LEFT} and (t.start_at is null or t.start_at <= $3)`,
  not_begun: `${NOT_OVER} and ${MAY_MORE} and ${IS_LEFT} and t.start_at > $3`,
  taken: `${NOT_OVER} and not ${MAY_MORE}`,
} as const

/** Coupons of the site with what this user has of them, all or those in one state for this user. */
export function listCoupons(ctx: Ctx, query: Partial<Slice> & { state?: keyof typeof STATES }): Promise<Page<Coupon>> {
  const sql = start(ctx)
  if (query.state) sql.where(STATES[query.state])
  return run(ctx, sql, ORDER, query)
}

/** Coupons of a module. */
export function couponsOf(ctx: Ctx, chosen: Selection, page: Slice): Promise<Page<Coupon>> {
  const sql = start(ctx)
  return run(ctx, sql, narrow(sql, shape, chosen, ORDER), page)
}

const refusals = { not_begun: 'couponNotBegun', expired: 'couponExpired', out: 'couponOut', taken: 'couponTaken' } as const satisfies Record<string, ErrorName>

/**
 * Gives a user one of a coupon (spec 4, receivable). What is left shrinks by one conditional statement, and the row's
 * lock, which that statement takes, lets one user's claims pass one after the other.
 */
export function receiveCoupon(ctx: UserCtx, id: number): Promise<Coupon | Failure> {
  return ctx.db.tx(async (q) => {
    const key = [ctx.tenant.id, ctx.user.id, id]
    const one = `select ${COLUMNS} from coupon t where t.tenant_id = $1 and t.id = $3 and t.is_active`
    const [shown] = await q.rows<CouponRow>(one, key, 'coupon_one')
    if (!shown) return fail('notFound')
    const state = couponState(present(ctx, shown), ctx.now.getTime())
    if (state !== 'open') return fail(refusals[state])
    const [taken] = await q.rows(
      'update coupon set left_count = left_count - 1 where tenant_id = $1 and id = $2 and (left_count is null or left_count >= 1) returning 1',
      [ctx.tenant.id, id],
      'coupon_take',
    )
    if (!taken) return fail('couponOut')
    const [given] = await q.rows(
      `insert into user_coupon (tenant_id, coupon_id, user_id, position, code, start_at, end_at, created_at)
       select $1, t.id, $2, h.held + 1, $5, t.start_at, least(t.end_at, $4::timestamptz + make_interval(days => t.valid_days)), $4 from coupon t,
         lateral (select count(*)::int as held from user_coupon u where u.tenant_id = $1 and u.coupon_id = t.id and u.user_id = $2) h
       where t.tenant_id = $1 and t.id = $3 and (t.max_per_user is null or h.held < t.max_per_user) returning 1`,
      [...key, ctx.now, randomCode(12)],
      'coupon_give',
    )
    if (!given) return fail('couponTaken')
    const [row] = await q.rows<CouponRow>(one, key, 'coupon_one')
    return row ? present(ctx, row) : fail('notFound')
  })
}
