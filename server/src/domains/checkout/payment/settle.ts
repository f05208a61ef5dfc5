import { publish } from '../../../lib/measurements'
import type { Connection } from '../../../db'
import type { PaymentState } from '../../../db/stored.types'
import { Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import type { PaymentVendor, PayState } from '../../../core/ports.types'
import { planRefund } from '../../after-sales/refund/service'
import { payAction, SYSTEM, transition } from '../../orders/order/lifecycle'
import { findOrderById } from '../../orders/order/record'
import { recordMovement } from './ledger'

export interface PaymentRow {
  id: number
  order_id: number
  vendor: PaymentVendor
  out_trade_no: string
  amount: number
  state: PaymentState
  /** Whether the buyer pays it by a code, for hours. */
  has_code: boolean
}

export const PAYMENT_COLUMNS = 'id, order_id, vendor, out_trade_no, amount, state, code is not null as has_code'

/**
 * Records the vendor's notice that a payment is paid, in the caller's transaction. Repeated or out of order it changes
 * nothing; only the first notice pays the order. Money for an order that is closed, already paid by another attempt, or
 * now of another price, is recorded and its refund is planned. Returns false when the notice names a payment that we
 * never opened, or another amount.
 */
export async function settle(
  ctx: JobCtx,
  tx: Connection,
  vendor: PaymentVendor,
  notice: Extract<PayState, { state: 'paid' }>,
): Promise<boolean> {
  const [payment] = await tx.rows<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payment where tenant_id = $1 and out_trade_no = $2 and vendor = $3 for update`,
    [ctx.tenant.id, notice.outTradeNo, vendor],
  )
  if (!payment || payment.amount !== notice.amount) {
    ctx.log.error(
      { vendor, outTradeNo: notice.outTradeNo, amount: notice.amount },
      'a payment notice that fits none of our payments',
    )
    return false
  }
  if (payment.state !== 'open' && payment.state !== 'failed') return true
  const order = await findOrderById(tx, ctx.tenant.id, payment.order_id)
  // A payment of the price before another address was chosen does not pay what the order costs now.
  const isDue = order?.status === 'unpaid' && order.total === payment.amount
  const movedOrder = order && isDue ? await transition(ctx, tx, order, payAction(order), SYSTEM) : null
  const isPaid = movedOrder !== null && !(movedOrder instanceof Failure)
  await tx.rows('update payment set state = $3, trade_no = $4, paid_at = $5 where tenant_id = $1 and id = $2', [
    ctx.tenant.id,
    payment.id,
    isPaid ? 'paid' : 'refund_due',
    notice.tradeNo,
    notice.paidAt,
  ])
  publish('payment', { vendor, state: isPaid ? 'paid' : 'refund_due' })
  await recordMovement(tx, ctx, {
    orderId: payment.order_id,
    kind: 'payment',
    vendor,
    amount: payment.amount,
    ref: payment.out_trade_no,
  })
  if (!isPaid)
    await planRefund(ctx, tx, {
      orderId: payment.order_id,
      paymentId: payment.id,
      returnId: null,
      amount: payment.amount,
      isSurplus: true,
      outRefundNo: `R${payment.out_trade_no}`,
    })
  return true
}
