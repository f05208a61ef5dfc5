import { commissionOf, type DistKind, rateOf } from '@storefront/contract/domain/promotion/distribution'
import type { Connection } from '../../../db'
import { scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { findRates, findSetting } from './setting'

interface Attribution {
  id: number
  user_id: number
  dist_kind: DistKind
  level: number
}

// Who brought the buyer, and above them who brought that one; nobody earns by their own order.
const ATTRIBUTION = `with first as (
    select p.id, p.user_id, p.dist_kind, p.parent_id from dist_visit v join promoter p on p.tenant_id = $1 and p.id = v.promoter_id
      where v.tenant_id = $1 and v.user_id = $2 and v.visited_at > $3::timestamptz - make_interval(days => $4) and p.status = 'active' and p.user_id <> $2)
  select id, user_id, dist_kind, 1 as level from first
  union all select p.id, p.user_id, p.dist_kind, 2 from first f join promoter p on p.tenant_id = $1 and p.id = f.parent_id
    where $5 and p.status = 'active' and p.user_id <> $2`
const LINES = `select l.id, l.product_id, p.category_id, l.product_name, l.upit * l.quantity - l.discount as base from order_line l
  left join product p on p.tenant_id = $1 and p.id = l.product_id where l.tenant_id = $1 and l.order_id = $2 order by l.id`
const RESERVE = `insert into dist_income (tenant_id, promoter_id, user_id, kind, state, level, order_id, order_number, line_id, product_name, base, rate, amount, created_at)
  values ($1, $2, $3, 'commission', 'reserved', $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict do nothing`

interface LineRow {
  id: number
  product_id: number | null
  category_id: number | null
  product_name: string
  base: number
}

/** Fixes who earns what by an order when it is made: one row a line and level, seen by nobody until it is paid. */
export async function reserveCommission(
  ctx: Pick<JobCtx, 'tenant' | 'now'>,
  tx: Connection,
  order: { id: number; number: string; user_id: number },
): Promise<void> {
  const setting = await findSetting(tx, ctx.tenant.id)
  if (!setting.is_open) return
  const facts = [ctx.tenant.id, order.user_id, ctx.now, setting.attribution_days, setting.has_second_level]
  const promoters = await tx.rows<Attribution>(ATTRIBUTION, facts, 'dist_attribution')
  if (promoters.length === 0) return
  const rates = await findRates(tx, ctx.tenant.id)
  for (const line of await tx.rows<LineRow>(LINES, [ctx.tenant.id, order.id], 'dist_lines')) {
    const goods = { product: line.product_id ?? 0, categories: line.category_id === null ? [] : [line.category_id] }
    for (const { id, user_id, dist_kind, level } of promoters) {
      const rate = rateOf(rates, goods, dist_kind, level)
      const amount = commissionOf(line.base, rate)
      const values = [level, order.id, order.number, line.id, line.product_name, line.base, rate, amount, ctx.now]
      if (amount > 0) await tx.rows(RESERVE, [ctx.tenant.id, id, user_id, ...values], 'dist_reserve')
    }
  }
}

const MOVE = "update dist_income set state = 'pending' where tenant_id = $1 and order_id = $2 and state = 'reserved'"
const DROP = "delete from dist_income where tenant_id = $1 and order_id = $2 and state = 'reserved'"
const DATE =
  "update dist_income set settles_at = $3 where tenant_id = $1 and order_id = $2 and state = 'pending' and settles_at is null returning 1"

const RESERVED =
  "select id, line_id, rate from dist_income where tenant_id = $1 and order_id = $2 and state = 'reserved' order by id"
const SET = 'update dist_income set base = $3, amount = $4 where tenant_id = $1 and id = $2'

/** Counts what an unpaid order brings again, by its lines' new prices; who earns it and the rates stay. */
export async function repriceCommission(ctx: Pick<JobCtx, 'tenant'>, tx: Connection, orderId: number): Promise<void> {
  const rows = await tx.rows<{ id: number; line_id: number | null; rate: number }>(RESERVED, [ctx.tenant.id, orderId])
  if (rows.length === 0) return
  const lines = await tx.rows<LineRow>(LINES, [ctx.tenant.id, orderId], 'dist_lines')
  for (const { id, line_id, rate } of rows) {
    const base = lines.find((line) => line.id === line_id)?.base ?? 0
    await tx.rows(SET, [ctx.tenant.id, id, base, commissionOf(base, rate)])
  }
}

type OrderEffect = (ctx: JobCtx, tx: Connection, order: { id: number }) => Promise<void>

/** The order was paid: what it brings is seen. */
export const startCommission: OrderEffect = async (ctx, tx, order) => {
  await tx.rows(MOVE, [ctx.tenant.id, order.id], 'dist_start')
}

/** The order was closed without being paid. */
export const dropCommission: OrderEffect = async (ctx, tx, order) => {
  await tx.rows(DROP, [ctx.tenant.id, order.id], 'dist_drop')
}

const DAY_MS = 86_400_000

/**
 * The order was completed, or all of it was given back for less than was paid: its income settles when the time for
 * returns is over.
 */
export const planSettlement: OrderEffect = async (ctx, tx, order) => {
  const { settle_days } = await findSetting(tx, ctx.tenant.id)
  const runAt = new Date(ctx.now.getTime() + settle_days * DAY_MS)
  const rows = await tx.rows(DATE, [ctx.tenant.id, order.id, runAt], 'dist_date')
  if (rows.length > 0)
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'income_settle', key: String(order.id), runAt })
}
