import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import type { JobCtx } from '../../../core/context.types'

type Ctx = Pick<JobCtx, 'tenant' | 'now'>

/** Income from before there were rows stands in one of its own, so that every withdrawal names rows. */
const OPENING = `insert into dist_income (tenant_id, user_id, kind, state, level, amount, created_at)
  select $1, $2, 'opening', 'settled', 1, x.missing, $4 from (select $3::bigint - coalesce(sum(i.amount - i.taken), 0) as missing from dist_income i
    where i.tenant_id = $1 and i.user_id = $2 and i.state = 'settled') x where x.missing <> 0
  returning id`

// What was taken back is named first and in full, then the oldest rows until the amount is reached.
const OPEN = `select id, amount - taken as rest from dist_income where tenant_id = $1 and user_id = $2 and state = 'settled' and taken <> amount
  order by amount > 0, id`
// By an array, not by a join: the planner knows nothing of how many rows there are.
const TAKE = 'update dist_income set taken = amount where tenant_id = $1 and id = any($2::bigint[])'
const TAKE_PART = 'update dist_income set taken = taken + $3 where tenant_id = $1 and id = $2'

interface OpenRow {
  id: number
  rest: number
}

/** Returns rows that sum up to an amount, in their order; the last one perhaps in part. */
function pickRows(rows: readonly OpenRow[], amount: number): { id: number; part: number; isWhole: boolean }[] {
  let need = amount
  return rows.flatMap(({ id, rest }) => {
    if (rest > 0 && need <= 0) return []
    const part = Math.min(rest, need)
    need -= part
    return [{ id, part, isWhole: part === rest }]
  })
}

/**
 * Names exactly the rows of income that a withdrawal takes, the last one perhaps in part: they sum up to its amount.
 * The caller has locked the user by taking the amount off the balance.
 * @param before the income before the withdrawal
 */
export async function nameIncomeRows(
  ctx: Ctx,
  tx: Connection,
  userId: number,
  withdrawal: { id: number; amount: number },
  before: number,
): Promise<void> {
  await tx.rows(OPENING, [ctx.tenant.id, userId, before, ctx.now])
  const picks = pickRows(await tx.rows<OpenRow>(OPEN, [ctx.tenant.id, userId]), withdrawal.amount)
  const sum = picks.reduce((total, { part }) => total + part, 0)
  if (sum !== withdrawal.amount) throw new Error(`withdrawal ${withdrawal.id} names rows of ${sum}`)
  const row = { tenantId: ctx.tenant.id, withdrawalId: withdrawal.id }
  await insert(
    tx,
    'withdrawal_income',
    picks.map(({ id, part }) => ({ ...row, incomeId: id, amount: part })),
  )
  await tx.rows(TAKE, [ctx.tenant.id, picks.filter(({ isWhole }) => isWhole).map(({ id }) => id)])
  for (const { id, part, isWhole } of picks) if (!isWhole) await tx.rows(TAKE_PART, [ctx.tenant.id, id, part])
}

const NAMED = 'array(select n.income_id from withdrawal_income n where n.tenant_id = $1 and n.withdrawal_id = $2)'
const FREE = `update dist_income i set taken = i.taken - (select w.amount from withdrawal_income w
  where w.tenant_id = $1 and w.withdrawal_id = $2 and w.income_id = i.id) where i.tenant_id = $1 and i.id = any(${NAMED})`
const FORGET = 'delete from withdrawal_income where tenant_id = $1 and withdrawal_id = $2'
const LOCK = `select 1 from dist_income where tenant_id = $1 and id = any(${NAMED}) order by id for no key update`
const PAY = `update dist_income i set state = 'paid' where i.tenant_id = $1 and i.id = any(${NAMED}) and i.state = 'settled' and i.taken = i.amount
  and not exists (select 1 from withdrawal_income o join withdrawal v on v.tenant_id = $1 and v.id = o.withdrawal_id
    where o.tenant_id = $1 and o.income_id = i.id and v.status <> 'paid')`

/** A refused withdrawal's rows are free again. */
export async function freeIncomeRows(ctx: Ctx, tx: Connection, withdrawalId: number): Promise<void> {
  await tx.rows(FREE, [ctx.tenant.id, withdrawalId])
  await tx.rows(FORGET, [ctx.tenant.id, withdrawalId])
}

/** Rows that are paid in full never change again. */
export async function payIncomeRows(ctx: Ctx, tx: Connection, withdrawalId: number): Promise<void> {
  // Of two withdrawals that share a row and are paid at once, the second one looks when the first is written.
  await tx.rows(LOCK, [ctx.tenant.id, withdrawalId])
  await tx.rows(PAY, [ctx.tenant.id, withdrawalId])
}
