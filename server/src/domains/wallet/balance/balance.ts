import type { BalanceKind } from '@storefront/contract/domain/wallet/balance-kinds'
import type { Connection } from '../../../db'
import { lockUser } from '../../account/profile/user'

/** Something that happened to a user's balance: minor units or coins, up or down. */
export interface BalanceChange {
  readonly tenantId: number
  readonly userId: number
  readonly kind: BalanceKind
  readonly change: number
  /** A word of the table of reasons, and what it happened to; the two together change a balance once. */
  readonly reason: string
  readonly ref: string
  readonly now: Date
  /** True for income and coins that are taken back: the balance may fall below zero, and the debt carries over. */
  readonly mayOwe?: true
}

const RECORD = `insert into balance_record (tenant_id, user_id, kind, change, after, reason, ref, created_at)
  select $1, $2, $3, $4, b.amount, $5, $6, $7 from b returning after`

const ADD = `with b as (
    insert into balance (tenant_id, user_id, kind, amount) values ($1, $2, $3, $4)
    on conflict (tenant_id, user_id, kind) do update set amount = balance.amount + excluded.amount returning amount
  ) ${RECORD}`

const TAKE = `with b as (
    update balance set amount = amount + $4 where tenant_id = $1 and user_id = $2 and kind = $3 and amount + $4 >= 0 returning amount
  ) ${RECORD}`

const DONE =
  'select after from balance_record where tenant_id = $1 and user_id = $2 and kind = $3 and reason = $4 and ref = $5'

/**
 * Changes a balance in the caller's transaction, by one conditional statement, with the record of it. The same thing
 * said again changes nothing. Gives the balance after it; null when there is not so much to take.
 */
export async function changeBalance(
  tx: Connection,
  { tenantId, userId, kind, change, reason, ref, now, mayOwe }: BalanceChange,
): Promise<number | null> {
  // One change of a user after the other: what is looked at next stays true.
  await lockUser(tx, tenantId, userId)
  const [before] = await tx.rows<{ after: number }>(DONE, [tenantId, userId, kind, reason, ref], 'balance_done')
  if (before) return before.after
  const values = [tenantId, userId, kind, change, reason, ref, now]
  // The foreign key of the record is looked at when the statement ends, so that both may be born in it.
  const [row] = await (change < 0 && !mayOwe
    ? tx.rows<{ after: number }>(TAKE, values, 'balance_take')
    : tx.rows<{ after: number }>(ADD, values, 'balance_add'))
  return row?.after ?? null
}

/** Returns a user's balance of a kind; 0 if there never was one. */
export async function balanceOf(tx: Connection, tenantId: number, userId: number, kind: BalanceKind): Promise<number> {
  const [row] = await tx.rows<{ amount: number }>(
    'select amount from balance where tenant_id = $1 and user_id = $2 and kind = $3',
    [tenantId, userId, kind],
  )
  return row?.amount ?? 0
}
