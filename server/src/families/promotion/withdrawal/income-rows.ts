import type { Connection } from '../../../db'
import type { JobCtx } from '../../../kernel/context.types'

type Ctx = Pick<JobCtx, 'tenant' | 'now'>

/** Income from before there were rows stands in one of its own, so that every withdrawal names rows. */
const OPENING = `insert into dist_income (tenant_id, user_id, kind, state, level, amount, created_at)
  select $1, $2, 'opening', 'settled', 1, x.missing, $4 from (select $3::bigint - coalesce(sum(i.amount - i.taken), 0) as missing from dist_income i
    where i.tenant_id = $1 and i.user_id = $2 and i.state = 'settled') x where x.missing <> 0`

// What was taken back is named first and in full, then the oldest rows until the amount is reached.
const NAME = `with open as (select id, amount - taken as rest from dist_income where tenant_id = $1 and user_id = $2 and state = 'settled' and taken <> amount),
  need as (select $4::bigint - coalesce(sum(rest), 0) as amount from open where rest < 0),
  plus as (select o.id, o.rest, sum(o.rest) over (order by o.id) - o.rest as before from open o where o.rest > 0),
  pick as (
    select p.id, least(p.rest, n.amount - p.before)::bigint as part from plus p, need n where p.before < n.amount
    union all select id, rest from open where rest < 0),
  named as (insert into withdrawal_income (tenant_id, withdrawal_id, income_id, amount) select $1, $3, id, part from pick returning amount),
  moved as (update dist_income i set taken = i.taken + k.part from pick k where i.tenant_id = $1 and i.id = k.id returning 1)
  select coalesce(sum(amount), 0)::bigint as sum from named`

/**
 * Names exactly the rows of income that a withdrawal takes, the last one perhaps in part: they sum up to its amount. The caller
 * has locked the user by taking the amount off the balance.
 * @param before the income before the withdrawal
 */
export async function nameIncomeRows(ctx: Ctx, tx: Connection, userId: number, withdrawal: { id: number; amount: number }, before: number): Promise<void> {
  await tx.rows(OPENING, [ctx.tenant.id, userId, before, ctx.now])
  const [row] = await tx.rows<{ sum: number }>(NAME, [ctx.tenant.id, userId, withdrawal.id, withdrawal.amount])
  if (row?.sum !== withdrawal.amount) throw new Error(`withdrawal ${withdrawal.id} names rows of ${row?.sum ?? 0}`)
}

const FREE = `with w as (delete from withdrawal_income where tenant_id = $1 and withdrawal_id = $2 returning income_id, amount)
  update dist_income i set taken = i.taken - w.amount from w where i.tenant_id = $1 and i.id = w.income_id`
const PAY = `update dist_income i set state = 'paid' from withdrawal_income w where w.tenant_id = $1 and w.withdrawal_id = $2
  and i.tenant_id = $1 and i.id = w.income_id and i.state = 'settled' and i.taken = i.amount and not exists (
    select 1 from withdrawal_income o join withdrawal v on v.tenant_id = o.tenant_id and v.id = o.withdrawal_id
      where o.tenant_id = $1 and o.income_id = i.id and v.status <> 'paid')`

/** A refused withdrawal's rows are free again. */
export async function freeIncomeRows(ctx: Ctx, tx: Connection, withdrawalId: number): Promise<void> {
  await tx.rows(FREE, [ctx.tenant.id, withdrawalId])
}

/** Rows that are paid in full never change again. */
export async function payIncomeRows(ctx: Ctx, tx: Connection, withdrawalId: number): Promise<void> {
  await tx.rows(PAY, [ctx.tenant.id, withdrawalId])
}
