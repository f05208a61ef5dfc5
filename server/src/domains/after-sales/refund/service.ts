import { formatPrice } from '@storefront/contract/domain/money'
import { hasTickets, type OrderKind } from '@storefront/contract/domain/orders/order-kinds'
import { insert } from '../../../db/insert'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import { scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { addMessage } from '../../account/message/add'
import { addSpent } from '../../orders/order/spent'

export interface NewRefund {
  orderId: number
  /** The payment that is refunded; null when the money was received manually. */
  paymentId: number | null
  returnId: number | null
  amount: number
  isSurplus: boolean
  outRefundNo: string
}

/** Plans, in the caller's transaction, that money goes back; a job asks the vendor for it. */
export async function planRefund(ctx: JobCtx, tx: Connection, newRefund: NewRefund): Promise<void> {
  const [row] = await insert(
    tx,
    'refund',
    { tenantId: ctx.tenant.id, ...newRefund, state: 'due', createdAt: ctx.now },
    { ignoreConflicts: true, returning: ['id'] },
  )
  if (row) await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'refund', key: String(row.id), runAt: ctx.now })
}

const TAKE = `with taken as (
    update shop_order set refunded = refunded + $3::bigint
    where tenant_id = $1 and id = $2 and paid_at is not null and refunded + $3::bigint <= total returning user_id, number, kind
  ), spent as (${addSpent('taken', '-$3::bigint')})
  select user_id, number, kind from taken`

// A statement of its own: one that waited for the order's lock would not see an invoice that was issued meanwhile.
const OUTDATE = `update invoice_request set is_outdated = true where tenant_id = $1 and order_id = $2 and status = 'issued'`

/**
 * Gives a part of an order's money back, by one conditional statement, so that all parts together are never more than
 * was paid. orderMoved when there is not so much left of it.
 * @param part minor units above zero, and the number by which the vendor knows it
 */
export async function refundOrder(
  ctx: JobCtx,
  tx: Connection,
  orderId: number,
  part: { amount: number; returnId: number | null; outRefundNo: string },
): Promise<Failure | null> {
  const [order] = await tx.rows<{ user_id: number; number: string; kind: OrderKind }>(
    TAKE,
    [ctx.tenant.id, orderId, part.amount],
    'refund_take',
  )
  if (!order) return fail('orderMoved')
  await tx.rows(OUTDATE, [ctx.tenant.id, orderId], 'invoice_outdate')
  const { number, user_id: userId, kind } = order
  await addMessage(tx, ctx, userId, {
    kind: hasTickets(kind) ? 'ticket_refund' : 'order_refund',
    target: number,
    data: { number, amount: formatPrice(amount(ctx, part.amount), ctx.tenant.currency) },
  })
  const [paymentRow] = await tx.rows<{ id: number }>(
    "select id from payment where tenant_id = $1 and order_id = $2 and state = 'paid'",
    [ctx.tenant.id, orderId],
  )
  await planRefund(ctx, tx, { orderId, paymentId: paymentRow?.id ?? null, isSurplus: false, ...part })
  return null
}
