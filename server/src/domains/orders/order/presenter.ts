import { isSent } from '@storefront/contract/domain/catalog/product-kinds'
import { unpackedQuantity } from '@storefront/contract/domain/orders/delivery'
import { orderActions } from '@storefront/contract/domain/orders/order'
import { isOpenReturn, isReleasedReturn } from '@storefront/contract/domain/after-sales/order-return'
import type { ShippingFacts } from '@storefront/contract/domain/after-sales/shipping-refund'
import type { Order, OrderLine } from '@storefront/contract/entities/orders/order'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { pictureOf } from '../../../lib/picture'
import { presentRefund } from '../../after-sales/refund/presenter'
import type { RefundRow } from '../../after-sales/refund/record'
import { presentDiamonds } from '../../cart/basket/presenter'
import { presentDelivery } from '../delivery/presenter'
import type { DeliveryRow } from '../delivery/record'
import { hasInvoice } from '../invoice/availability'
import { afterSalesOf, shippingOf } from './line-state'
import type { OrderLineRow, OrderRow } from './record'

const iso = (text: string) => new Date(text).toISOString()

/** Pieces of a line that can still be put into a parcel; what is not sent has none. */
export const unshippedOf = ({ ctype, quantity, shipped = 0, unsent = 0 }: OrderLineRow): number =>
  isSent(ctype) ? unpackedQuantity({ quantity, shipped, unsent }) : 0

/** Pieces that a return keeps back go into a parcel after all when it is refused. */
const mayBeSent = ({ ctype, unsent = 0, returns = [] }: OrderLineRow): boolean =>
  isSent(ctype) && unsent > 0 && returns.some(({ status }) => isOpenReturn(status))

function presentLine(
  ctx: Ctx,
  order: OrderRow & { sending: ShippingFacts },
  row: OrderLineRow,
  who: 'owner' | 'operator',
): OrderLine {
  return {
    id: row.id,
    product_id: row.product_id,
    variant_id: row.variant_id,
    product_name: row.product_name,
    ctype: row.ctype,
    attributes_label: row.attributes_label,
    image: pictureOf(ctx.ports.storage, row),
    price: amount(ctx, row.price),
    upit: amount(ctx, row.upit),
    quantity: row.quantity,
    left_to_send: unshippedOf(row),
    discount: amount(ctx, row.discount),
    msgs: row.msgs,
    ...presentDiamonds(row.diamonds),
    ...afterSalesOf(ctx, order, row, who),
  }
}

/** Returns an order's sums on the wire. */
export function presentSums(ctx: Ctx, row: OrderRow): Order['sums'] {
  return {
    goods: amount(ctx, row.goods),
    coupon: amount(ctx, row.coupon_discount),
    card: amount(ctx, row.card_discount),
    ...(row.seller_discount > 0 && { seller: amount(ctx, row.seller_discount) }),
    discount: amount(ctx, row.discount),
    shipping: amount(ctx, row.shipping),
    total: amount(ctx, row.total),
    diamonds: row.diamonds,
  }
}

/** Returns an order as its owner or, with `who`, an operator sees it. */
export function presentOrder(
  ctx: Ctx,
  row: OrderRow,
  lines: readonly OrderLineRow[],
  who: 'owner' | 'operator' = 'owner',
  { deliveries, refunds }: { readonly deliveries: readonly DeliveryRow[]; readonly refunds: readonly RefundRow[] } = {
    deliveries: [],
    refunds: [],
  },
): Order {
  const shippingBack = lines
    .flatMap(({ returns = [] }) => returns)
    .filter(({ status }) => !isReleasedReturn(status))
    .reduce((sum, { shipping }) => sum + shipping, 0)
  const sending = shippingOf(row.shipping - shippingBack, lines)
  const isAllSent =
    lines.every((line) => unshippedOf(line) === 0 && !mayBeSent(line)) &&
    deliveries.every(({ state }) => state !== 'packed')
  return {
    number: row.number,
    status: row.status,
    status_display: translate(ctx.language, `orders.status.${row.status}`),
    tit: amount(ctx, row.total),
    kind: row.kind,
    sums: presentSums(ctx, row),
    lines: lines.map((line) => presentLine(ctx, { ...row, sending }, line, who)),
    address: row.address,
    pickup: row.pickup_point && { ...row.pickup_point, code: row.pickup_code ?? '' },
    note: row.note,
    created: iso(row.created_at),
    paid: row.paid_at === null ? null : iso(row.paid_at),
    pay_before: row.status === 'unpaid' && row.pay_before !== null ? iso(row.pay_before) : null,
    actions: orderActions(row.status, who, {
      isAllSent,
      isPacked: deliveries.length > 0,
      isReturned: lines.every(({ quantity, returned = 0 }) => returned >= quantity),
    }),
    refunded: amount(ctx, row.refunded),
    refunded_shipping: amount(ctx, shippingBack),
    refunds: refunds.map((refund) => presentRefund(ctx, refund, who)),
    deliveries: deliveries.map((delivery) => presentDelivery(ctx, delivery, [who])),
    is_address_editable:
      who === 'owner' &&
      row.address !== null &&
      deliveries.length === 0 &&
      (row.status === 'unpaid' || row.status === 'wait_ship'),
    has_invoice: who === 'owner' && hasInvoice(ctx, row, lines),
  }
}
