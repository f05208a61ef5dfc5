import { publish } from '../../../lib/measurements'
import { insert } from '../../../db/insert'
import {
  type RefundAction,
  refundLifecycle,
  type RefundTransition,
} from '@storefront/contract/domain/after-sales/refund'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import { recordMovement, type LedgerMovement } from '../../checkout/payment/ledger'
import type { Actor } from '../../orders/order/lifecycle'
import { creditFund } from '../../wallet/balance/credit'
import { finishReturn } from '../return/finish'

/** The data of a refund that a move needs. */
export interface RefundMove {
  id: number
  order_id: number
  payment_id: number | null
  return_id: number | null
  amount: number
  is_surplus: boolean
  out_refund_no: string
  user_id: number
  /** `fund` is the buyer's own balance; null is money that was received manually. */
  vendor: Exclude<LedgerMovement['vendor'], 'hand'> | null
}

const MOVE = `update refund set state = $3, refusals = case when $3 = 'due' then 0 else refusals end, done_at = case when $3 = 'done' then $5 else done_at end
  where tenant_id = $1 and id = $2 and state = any($4) returning 1`

/**
 * Moves a refund by one action of contract/domain/after-sales/refund: one conditional statement and a log row.
 * refundMoved when it no longer stands where the action starts.
 */
export async function moveRefund(
  ctx: JobCtx,
  tx: Connection,
  id: number,
  { action, actor, note }: { action: RefundAction; actor: Actor; note: string },
): Promise<Failure | null> {
  const { from, to, by }: RefundTransition = refundLifecycle[action]
  if (actor.who === 'owner' || !by.includes(actor.who)) return fail('forbidden')
  const movedRows = await tx.rows(MOVE, [ctx.tenant.id, id, to, [...from], ctx.now])
  if (movedRows.length === 0) return fail('refundMoved')
  const log = {
    tenantId: ctx.tenant.id,
    refundId: id,
    action,
    toStatus: to,
    actor: actor.who,
    userId: actor.userId,
    note,
  }
  await insert(tx, 'refund_log', { ...log, createdAt: ctx.now })
  return null
}

/**
 * Updates the ledger, the surplus payment, the return and the balance after the money has gone. `by` hand means without
 * the vendor.
 */
export async function followRefund(ctx: JobCtx, tx: Connection, row: RefundMove, by: 'vendor' | 'hand'): Promise<void> {
  const vendor = by === 'hand' ? 'hand' : (row.vendor ?? 'hand')
  await recordMovement(tx, ctx, {
    orderId: row.order_id,
    kind: 'refund',
    vendor,
    amount: -row.amount,
    ref: row.out_refund_no,
  })
  publish('payment', { vendor, state: 'refunded' })
  if (row.is_surplus && row.payment_id !== null)
    await tx.rows("update payment set state = 'refunded' where tenant_id = $1 and id = $2 and state = 'refund_due'", [
      ctx.tenant.id,
      row.payment_id,
    ])
  if (row.return_id !== null) await finishReturn(ctx, tx, row.return_id)
  // Of an order and its buyer the order is locked first, as everywhere where both are.
  if (vendor === 'fund')
    await creditFund(ctx, tx, { userId: row.user_id, amount: row.amount, reason: 'refund', ref: row.out_refund_no })
}
