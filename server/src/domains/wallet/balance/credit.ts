import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import type { OrderRow } from '../../orders/order/record'
import { changeBalance } from './balance'
import { rechargeOf } from './recharge-order'

/** Money that comes onto a user's balance. */
interface Credit {
  readonly userId: number
  /** Minor units, more than 0. */
  readonly amount: number
  /** A word of the table of reasons, and what it happened to; the two together credit once. */
  readonly reason: string
  readonly ref: string
}

/** Puts money onto a user's balance in the caller's transaction; the same thing said again changes nothing. */
export async function creditFund(ctx: JobCtx, tx: Connection, { userId, amount, reason, ref }: Credit): Promise<void> {
  await changeBalance(tx, { tenantId: ctx.tenant.id, userId, kind: 'fund', change: amount, reason, ref, now: ctx.now })
}

/** Puts a paid recharge and its gift on the buyer's balance, once: the order's number is the guard. */
export async function creditRecharge(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  const rechargeRow = await rechargeOf(tx, ctx.tenant.id, order.id)
  if (!rechargeRow) return
  const whose = { userId: order.user_id, ref: order.number }
  await creditFund(ctx, tx, { ...whose, amount: rechargeRow.amount, reason: 'recharge' })
  if (rechargeRow.gift > 0) await creditFund(ctx, tx, { ...whose, amount: rechargeRow.gift, reason: 'recharge_gift' })
}
