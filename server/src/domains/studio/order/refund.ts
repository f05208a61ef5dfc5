import type { StudioOrder } from '@storefront/contract/entities/studio/order'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { refundBySeller, type SellerRefund } from '../../after-sales/return/refund-by-seller'
import { writeAuditEntry } from '../audit/record'
import { findStudioOrder } from './detail'

/** Gives money of an order back, with its line of the log; the reason is the buyer's and stays out of the log. */
export function refundStudioOrder(ctx: UserCtx, id: number, input: SellerRefund): Promise<StudioOrder | Failure> {
  return ctx.db.tx(async (tx) => {
    const order = await refundBySeller(ctx, tx, id, input)
    if (order instanceof Failure) return order
    const after = { refund: { lines: input.lines, shipping: input.shipping } }
    await writeAuditEntry(ctx, tx, { action: 'process', kind: 'order', item: id, after })
    return findStudioOrder(ctx, tx, id)
  })
}
