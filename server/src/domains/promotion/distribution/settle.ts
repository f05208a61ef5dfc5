import { openReturnStatuses } from '@storefront/contract/domain/after-sales/order-return'
import { commissionOf } from '@storefront/contract/domain/promotion/distribution'
import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { lockUser } from '../../account/profile/user'
import { changeBalance } from '../../wallet/balance/balance'
import { sendDistMessage } from './message'

const DAY_MS = 86_400_000
const OPEN = 'select 1 from order_return where tenant_id = $1 and order_id = $2 and status = any($3) limit 1'
const USERS =
  "select distinct user_id from dist_income where tenant_id = $1 and order_id = $2 and state = 'pending' order by user_id"
const SETTLE = `update dist_income set state = 'settled' where tenant_id = $1 and order_id = $2 and user_id = $3 and state = 'pending' and settles_at <= $4
  returning id, kind, amount`

interface IncomeRow {
  id: number
  kind: 'commission' | 'correction'
  amount: number
}

type Ctx = Pick<JobCtx, 'tenant' | 'now'>

/** One settled row as a change of the balance; what is taken back may leave it below zero, which carries over. */
async function postIncome(ctx: Ctx, tx: Connection, userId: number, { id, amount: change }: IncomeRow): Promise<void> {
  const reason = change > 0 ? 'commission' : 'income_back'
  await changeBalance(tx, {
    tenantId: ctx.tenant.id,
    userId,
    kind: 'income',
    change,
    reason,
    ref: `income ${id}`,
    now: ctx.now,
    mayOwe: true,
  })
}

/**
 * Settles an order's income once the time for returns is over; with a return still open, it looks again a day later.
 */
export async function settleIncome(ctx: JobCtx, key: string): Promise<void> {
  const orderId = Number(key)
  await ctx.db.tx(async (tx) => {
    const open = await tx.rows(OPEN, [ctx.tenant.id, orderId, openReturnStatuses])
    await cancelJob(tx, ctx.tenant.id, 'income_settle', key)
    if (open.length > 0) {
      await scheduleJob(tx, {
        tenantId: ctx.tenant.id,
        kind: 'income_settle',
        key,
        runAt: new Date(ctx.now.getTime() + DAY_MS),
      })
      return
    }
    for (const { user_id } of await tx.rows<{ user_id: number }>(USERS, [ctx.tenant.id, orderId])) {
      await lockUser(tx, ctx.tenant.id, user_id)
      const rows = await tx.rows<IncomeRow>(SETTLE, [ctx.tenant.id, orderId, user_id, ctx.now])
      for (const row of rows.sort((a, b) => a.id - b.id)) await postIncome(ctx, tx, user_id, row)
      if (rows.length > 0) await sendDistMessage(ctx, tx, user_id, 'settled', key)
    }
  })
}

const EARNERS = `select distinct user_id from dist_income where tenant_id = $1 and line_id = $2 and kind = 'commission' and state <> 'reserved' order by user_id`
const ROWS = `select i.id, i.promoter_id, i.user_id, i.state, i.level, i.order_id, i.order_number, i.line_id, i.product_name, i.base, i.rate, i.amount, i.settles_at,
    (select coalesce(sum(r.amount), 0) from order_return r where r.tenant_id = $1 and r.line_id = i.line_id and r.status = 'refunded')::bigint
      + coalesce((select l.return_amount from order_line l where l.tenant_id = $1 and l.id = i.line_id and l.ctype = 'event.ticketorderline'), 0)
      as refunded,
    (select coalesce(sum(c.amount), 0) from dist_income c where c.tenant_id = $1 and c.line_id = i.line_id and c.level = i.level
      and c.kind = 'correction')::bigint as corrected
  from dist_income i where i.tenant_id = $1 and i.line_id = $2 and i.kind = 'commission' and i.state <> 'reserved' order by i.user_id, i.id`

interface CommissionRow {
  id: number
  promoter_id: number
  user_id: number
  state: 'pending' | 'settled' | 'paid' | 'canceled'
  level: number
  order_id: number
  order_number: string
  line_id: number
  product_name: string
  base: number
  rate: number
  amount: number
  settles_at: string | null
  refunded: number
  corrected: number
}

const CORRECT = `insert into dist_income (tenant_id, promoter_id, user_id, kind, state, level, order_id, order_number, line_id, return_id, product_name, base, rate,
    amount, settles_at, created_at)
  values ($1, $2, $3, 'correction', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) on conflict do nothing returning id, kind, amount`
const CANCEL = `update dist_income set state = 'canceled' where tenant_id = $1 and line_id = $2 and level = $3 and state = 'pending'
  and (select sum(c.amount) from dist_income c where c.tenant_id = $1 and c.line_id = $2 and c.level = $3) = 0`

/**
 * A part of a line was refunded: what it brought is taken back by an entry of its own, one for each return and level.
 * Rows that were settled or paid stay as they are, and the entry lowers the balance at once.
 */
export async function correctCommission(
  ctx: Ctx,
  tx: Connection,
  { id, line_id }: { id: number; line_id: number },
): Promise<void> {
  const line = [ctx.tenant.id, line_id]
  // Who settles locks the user as well: a look before the lock would give a state that the row no longer has.
  for (const { user_id } of await tx.rows<{ user_id: number }>(EARNERS, line, 'dist_earners'))
    await lockUser(tx, ctx.tenant.id, user_id)
  for (const row of await tx.rows<CommissionRow>(ROWS, line, 'dist_of_line')) {
    const due = commissionOf(Math.max(0, row.base - row.refunded), row.rate) - row.amount
    const change = due - row.corrected
    if (change >= 0) continue
    const state = row.state === 'pending' ? 'pending' : 'settled'
    const of = [
      row.promoter_id,
      row.user_id,
      state,
      row.level,
      row.order_id,
      row.order_number,
      row.line_id,
      id,
      row.product_name,
    ]
    const values = [ctx.tenant.id, ...of, row.base, row.rate, change, row.settles_at, ctx.now]
    const [entry] = await tx.rows<IncomeRow>(CORRECT, values, 'dist_correct')
    if (!entry) continue
    if (state === 'settled') await postIncome(ctx, tx, row.user_id, entry)
    else await tx.rows(CANCEL, [ctx.tenant.id, row.line_id, row.level])
    await sendDistMessage(ctx, tx, row.user_id, 'taken_back', row.order_number)
  }
}
