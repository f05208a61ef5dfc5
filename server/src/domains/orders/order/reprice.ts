import { shareOut } from '@storefront/contract/domain/checkout/price'
import { sellerDiscountMax } from '@storefront/contract/domain/orders/order-desk'
import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import { insert } from '../../../db/insert'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { repriceCommission } from '../../promotion/distribution/commission'
import { isRecharge } from '../../wallet/balance/recharge-order'
import { closePayments } from './effects'
import { lockOrder, ORDER_COLUMNS, type OrderRow } from './record'

export interface NewPrice {
  /** Decimal strings: the seller's whole discount, the fee of sending, and the total that the seller saw. */
  readonly discount: string
  readonly shipping: string
  readonly total: string
}

const PRICE = `update shop_order t set seller_discount = $3, discount = t.coupon_discount + t.card_discount + $3, shipping = $4,
    total = t.goods - t.coupon_discount - t.card_discount - $3 + $4
  where t.tenant_id = $1 and t.id = $2 and t.status = 'unpaid' and t.total = $5 returning ${ORDER_COLUMNS}`
const WEIGHTS = `select id, (upit * quantity - discount + seller_discount)::bigint as weight from order_line
  where tenant_id = $1 and order_id = $2 order by id`
const SHARES = `update order_line l set discount = l.discount - l.seller_discount + s.share, seller_discount = s.share
  from unnest($3::bigint[], $4::bigint[]) as s (id, share) where l.tenant_id = $1 and l.order_id = $2 and l.id = s.id`

/**
 * Sets the seller's discount and the fee of an unpaid order, at the total that the seller saw: priceChanged when it is
 * another one by now, orderMoved when the order is paid or closed. Payments opened at the old price are closed; money
 * that still arrives by them is refunded (payment/settle). Needs a transaction of the caller.
 */
export async function repriceOrder(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  input: NewPrice,
): Promise<{ before: OrderRow; after: OrderRow } | Failure> {
  const before = await lockOrder(tx, ctx.tenant.id, id)
  if (!before || hasTickets(before.kind)) return fail('orderNotFound')
  if (before.status !== 'unpaid') return fail('orderMoved')
  if (await isRecharge(tx, ctx.tenant.id, id)) return fail('orderPriceFixed')
  const price = readPrice(ctx, before, input)
  if (price instanceof Failure) return price
  const [after] = await tx.rows<OrderRow>(PRICE, [ctx.tenant.id, id, price.discount, price.shipping, before.total])
  if (!after) return fail('orderMoved')
  await shareDiscount(ctx, tx, id, price.discount)
  await repriceCommission(ctx, tx, id)
  await insert(tx, 'order_log', {
    tenantId: ctx.tenant.id,
    orderId: id,
    action: 'reprice',
    fromStatus: before.status,
    toStatus: after.status,
    actor: 'operator',
    userId: ctx.user.id,
    data: { before: before.total, after: after.total },
    createdAt: ctx.now,
  })
  if (after.total !== before.total) await closePayments(ctx, tx, after)
  return { before, after }
}

/** Returns discount and fee in minor units. */
function readPrice(ctx: UserCtx, order: OrderRow, input: NewPrice): { discount: number; shipping: number } | Failure {
  const { exponent } = ctx.tenant.currency
  const [discount, shipping, total] = [input.discount, input.shipping, input.total].map((text) =>
    fromDecimal(text.trim() || '0', exponent),
  )
  const priceOf = (minor: number) => formatPrice(amount(ctx, minor), ctx.tenant.currency)
  if (discount == null || shipping == null || discount < 0 || shipping < 0) return fail('priceWrong')
  if (total !== order.total) return fail('priceChanged', { amount: priceOf(order.total) })
  if (shipping > 0 && order.is_virtual) return fail('orderPriceFixed')
  const max = sellerDiscountMax({ goods: order.goods, benefits: order.coupon_discount + order.card_discount })
  return discount > max ? fail('orderDiscountMax', { max: priceOf(max) }) : { discount, shipping }
}

/** Shares the seller's discount among the lines, by the price that the other discounts leave of each. */
async function shareDiscount(ctx: UserCtx, tx: Connection, id: number, discount: number): Promise<void> {
  const lines = await tx.rows<{ id: number; weight: number }>(WEIGHTS, [ctx.tenant.id, id])
  const shares = shareOut(
    discount,
    lines.map(({ weight }) => weight),
  )
  await tx.rows(SHARES, [ctx.tenant.id, id, lines.map((line) => line.id), shares])
}
