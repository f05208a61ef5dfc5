import type { StudioOrder } from '@storefront/contract/entities/studio/order'
import type { Connection } from '../../../db'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { refundBySeller, type SellerRefund } from '../../after-sales/return/refund-by-seller'
import { type OfflinePayment, payOffline } from '../../checkout/payment/offline'
import { markOrder, type OrderMark } from '../../orders/order/mark'
import { type NewPrice, repriceOrder } from '../../orders/order/reprice'
import { type AuditEntry, writeAuditEntry } from '../audit/record'
import { findStudioOrder } from './detail'

type Fields = Pick<AuditEntry, 'before' | 'after'>

/** One step on an order with its line of the log, in one transaction; `step` returns what the log shows of it. */
function stepOf(
  ctx: UserCtx,
  id: number,
  step: (tx: Connection) => Promise<Fields | Failure>,
): Promise<StudioOrder | Failure> {
  return ctx.db.tx(async (tx) => {
    const fields = await step(tx)
    if (fields instanceof Failure) return fields
    await writeAuditEntry(ctx, tx, { action: 'process', kind: 'order', item: id, ...fields })
    return findStudioOrder(ctx, tx, id)
  })
}

/** Gives money of an order back; the reason is the buyer's and stays out of the log. */
export const refundStudioOrder = (ctx: UserCtx, id: number, input: SellerRefund): Promise<StudioOrder | Failure> =>
  stepOf(ctx, id, async (tx) => {
    const order = await refundBySeller(ctx, tx, id, input)
    return order instanceof Failure ? order : { after: { refund: { lines: input.lines, shipping: input.shipping } } }
  })

/** Sets the price of an unpaid order. */
export const repriceStudioOrder = (ctx: UserCtx, id: number, input: NewPrice): Promise<StudioOrder | Failure> =>
  stepOf(ctx, id, async (tx) => {
    const change = await repriceOrder(ctx, tx, id, input)
    if (change instanceof Failure) return change
    const { before, after } = change
    return {
      before: { seller_discount: before.seller_discount, shipping: before.shipping, total: before.total },
      after: { seller_discount: after.seller_discount, shipping: after.shipping, total: after.total },
    }
  })

/** Sets flag and note of an order; the note stays out of the log. */
export const markStudioOrder = (ctx: UserCtx, id: number, input: OrderMark): Promise<StudioOrder | Failure> =>
  stepOf(ctx, id, async (tx) => {
    const before = await markOrder(ctx, tx, id, input)
    return before instanceof Failure
      ? before
      : {
          before: { flag: before.flag, note: before.seller_note !== '' },
          after: { flag: input.flag, note: input.note.trim() !== '' },
        }
  })

/** Records money that the seller received. */
export const payStudioOrder = (ctx: UserCtx, id: number, input: OfflinePayment): Promise<StudioOrder | Failure> =>
  stepOf(ctx, id, async (tx) => {
    const order = await payOffline(ctx, tx, id, input)
    return order instanceof Failure
      ? order
      : { after: { pay: input.method, reference: input.reference, total: order.total } }
  })
