import type { OfflineMethod } from '@storefront/contract/domain/orders/order-desk'
import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import { insert } from '../../../db/insert'
import { publish } from '../../../lib/measurements'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { closePayments } from '../../orders/order/effects'
import { payAction, transition } from '../../orders/order/lifecycle'
import { findOrderById, type OrderRow } from '../../orders/order/record'
import { recordMovement } from './ledger'

export interface OfflinePayment {
  readonly method: OfflineMethod
  /** The receipt or the transfer by which it is found again. */
  readonly reference: string
  /** The total that the seller saw, as a decimal string. */
  readonly total: string
}

/**
 * Records that the seller received an order's money without a vendor, with its entry of the ledger, and pays the order.
 * Open payments are closed; money that still arrives by them is refunded (payment/settle). orderMoved when the order is
 * paid or closed by now, priceChanged when it has another price. Needs a transaction of the caller.
 */
export async function payOffline(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  { method, reference, total }: OfflinePayment,
): Promise<OrderRow | Failure> {
  const order = await findOrderById(tx, ctx.tenant.id, id)
  if (!order || hasTickets(order.kind)) return fail('orderNotFound')
  if (order.status !== 'unpaid') return fail('orderMoved')
  if (fromDecimal(total.trim(), ctx.tenant.currency.exponent) !== order.total)
    return fail('priceChanged', { amount: formatPrice(amount(ctx, order.total), ctx.tenant.currency) })
  const paidOrder = await transition(ctx, tx, order, payAction(order), { who: 'system', userId: ctx.user.id })
  if (paidOrder instanceof Failure || order.total === 0) return paidOrder
  await insert(tx, 'offline_payment', {
    tenantId: ctx.tenant.id,
    orderId: id,
    method,
    reference: reference.trim(),
    amount: order.total,
    userId: ctx.user.id,
    createdAt: ctx.now,
  })
  publish('payment', { vendor: 'hand', state: 'paid' })
  const movement = {
    orderId: id,
    kind: 'payment',
    vendor: 'hand',
    amount: order.total,
    ref: `H${order.number}`,
  } as const
  await recordMovement(tx, ctx, movement)
  await closePayments(ctx, tx, paidOrder)
  return paidOrder
}
