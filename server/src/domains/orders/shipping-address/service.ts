import { insert } from '../../../db/insert'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import type { CheckoutSums } from '@storefront/contract/entities/checkout/checkout'
import type { Order } from '@storefront/contract/entities/orders/order'
import type { Connection } from '../../../db'
import type { OrderAddress } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { findAddress, orderAddressOf, presentAddress } from '../../account/address/record'
import { refusalFailure } from '../../checkout/checkout/price'
import { addressPlace, findTemplates, type SentLine, shippingTo } from '../../shared/shipping'
import { closePayments } from '../order/effects'
import { presentOrderOf } from '../order/present-orders'
import { presentSums } from '../order/presenter'
import { findOrder, ORDER_COLUMNS, type OrderRow } from '../order/record'

/** An order as it would be elsewhere. */
interface Plan {
  row: OrderRow
  address: OrderAddress
  /** Minor units. */
  shipping: number
  total: number
}

const PARCELS = 'select 1 from order_delivery where tenant_id = $1 and order_id = $2 limit 1'
/** The order's lines, with the template and the weight that their products have now. */
const SENT_LINES = `select l.product_name, l.ctype, l.quantity, l.upit * l.quantity as amount, p.shipping_template_id, v.weight
  from order_line l left join product p on p.tenant_id = $1 and p.id = l.product_id
  left join variant v on v.tenant_id = $1 and v.id = l.variant_id
  where l.tenant_id = $1 and l.order_id = $2 order by l.id`
const CARD = `select 1 from shop_order o join user_membership_card u on u.tenant_id = $1 and u.id = o.user_card_id
  join membership_card m on m.tenant_id = $1 and m.id = u.card_id where o.tenant_id = $1 and o.id = $2 and m.is_free_shipping`

/**
 * Calculates the shipping fee to one of the buyer's addresses, by the rule of the checkout; fails if it is not served.
 */
async function plan(ctx: UserCtx, tx: Connection, number: string, addressId: number): Promise<Plan | Failure> {
  const row = await findOrder(tx, ctx.tenant.id, number)
  if (!row || row.user_id !== ctx.user.id) return fail('orderNotFound')
  const addressRow = await findAddress(tx, ctx.tenant.id, ctx.user.id, addressId)
  if (!addressRow) return fail('addressRequired')
  const isOpen = row.status === 'unpaid' || row.status === 'wait_ship'
  if (row.address === null || !isOpen || (await tx.rows(PARCELS, [ctx.tenant.id, row.id])).length > 0)
    return fail('addressLocked')
  const to = presentAddress(ctx, addressRow)
  const templates = await findTemplates(tx, ctx.tenant.id)
  const lines = await tx.rows<SentLine>(SENT_LINES, [ctx.tenant.id, row.id])
  const { fee, refusals } = shippingTo(ctx, templates, lines, addressPlace(ctx, to))
  if (refusals.length > 0) return refusalFailure(ctx, to.location.display, refusals)
  const shipping = (await tx.rows(CARD, [ctx.tenant.id, row.id])).length > 0 ? 0 : fee
  const price = (minor: number) => formatPrice(amount(ctx, minor), ctx.tenant.currency)
  // What is paid stays as it was paid.
  if (row.status !== 'unpaid' && shipping !== row.shipping)
    return fail('addressFeeDiffers', { paid: price(row.shipping), fee: price(shipping) })
  const address = orderAddressOf(ctx, addressRow)
  return { row, address, shipping, total: row.total - row.shipping + shipping }
}

interface Preview {
  address: OrderAddress
  sums: CheckoutSums
  total_before: string
  shipping_before: string
}

/** Previews the cost of an order at another address of the buyer. */
export function previewAddress(ctx: UserCtx, number: string, addressId: number): Promise<Preview | Failure> {
  return ctx.db.read(async (tx) => {
    const addressChange = await plan(ctx, tx, number, addressId)
    if (addressChange instanceof Failure) return addressChange
    const { row, address, shipping, total } = addressChange
    return {
      address,
      sums: presentSums(ctx, { ...row, shipping, total }),
      total_before: amount(ctx, row.total),
      shipping_before: amount(ctx, row.shipping),
    }
  })
}

const LOCK = 'select 1 from shop_order where tenant_id = $1 and user_id = $2 and number = $3 for no key update'
const MOVE = `update shop_order t set address = $3, shipping = $4, total = $5
  where t.tenant_id = $1 and t.id = $2 and t.status = $6 and t.total = $7
    and not exists (select 1 from order_delivery d where d.tenant_id = $1 and d.order_id = t.id) returning ${ORDER_COLUMNS}`

/**
 * Changes the address of an order without parcels to another of the buyer's addresses. An unpaid order is priced again
 * in the same statement, and only at the price that the buyer saw. Payments opened at the old price are closed; money
 * that still arrives by them is refunded (payment/settle).
 */
export function updateShippingAddress(
  ctx: UserCtx,
  number: string,
  input: { address_id: number; total?: string },
): Promise<Order | Failure> {
  return ctx.db.tx(async (tx) => {
    // Who packs a parcel locks the order as well: a look before the lock would miss a parcel that is being written.
    await tx.rows(LOCK, [ctx.tenant.id, ctx.user.id, number])
    const addressChange = await plan(ctx, tx, number, input.address_id)
    if (addressChange instanceof Failure) return addressChange
    const { row, address, shipping, total } = addressChange
    const expectedTotal =
      input.total === undefined ? row.total : fromDecimal(input.total.trim(), ctx.tenant.currency.exponent)
    if (expectedTotal !== total)
      return fail('priceChanged', { amount: formatPrice(amount(ctx, total), ctx.tenant.currency) })
    const [changedOrder] = await tx.rows<OrderRow>(MOVE, [
      ctx.tenant.id,
      row.id,
      JSON.stringify(address),
      shipping,
      total,
      row.status,
      row.total,
    ])
    // It was paid, sent or priced meanwhile.
    if (!changedOrder) return fail('orderMoved')
    const log = {
      tenantId: ctx.tenant.id,
      orderId: row.id,
      action: 'readdress' as const,
      fromStatus: row.status,
      toStatus: row.status,
    }
    await insert(tx, 'order_log', { ...log, actor: 'owner', userId: ctx.user.id, createdAt: ctx.now })
    if (total !== row.total) await closePayments(ctx, tx, changedOrder)
    return presentOrderOf(ctx, tx, changedOrder)
  })
}
