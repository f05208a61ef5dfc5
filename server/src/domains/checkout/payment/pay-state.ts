import type { PayCode } from '@storefront/contract/entities/checkout/payment'
import { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { ownOrder } from '../../orders/order/service'
import { askVendor, openPayments } from './ask-vendor'
import { findOpenCode } from './pay-code'

interface PayStateReply {
  state: 'paid' | 'pending' | 'closed'
  code?: PayCode
}

/** Whether an order is paid; asks the vendors of its open attempts when no notice has come yet. */
export async function payState(ctx: UserCtx, number: string): Promise<PayStateReply | Failure> {
  const order = await ownOrder(ctx, number)
  if (order instanceof Failure) return order
  if (order.status !== 'unpaid') return { state: order.status === 'closed' ? 'closed' : 'paid' }
  const open = await ctx.db.read((tx) => openPayments(tx, ctx.tenant.id, order.id))
  for (const payment of open) if (await askVendor(ctx, payment)) break
  const after = await ownOrder(ctx, number)
  if (after instanceof Failure) return after
  if (after.status === 'unpaid') {
    const code = await findOpenCode(ctx, after)
    return { state: 'pending', ...(code && { code }) }
  }
  return { state: after.status === 'closed' ? 'closed' : 'paid' }
}
