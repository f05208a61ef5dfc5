import { isProductType } from '@storefront/contract/domain/catalog/product-kinds'
import { type OrderStatus, ownOrderTabs } from '@storefront/contract/domain/orders/order'
import type { Order, OrderLine } from '@storefront/contract/entities/orders/order'

/** Whether a line of the order can be reviewed. */
export const canComment = (order: Pick<Order, 'lines'>): boolean =>
  order.lines.some(({ is_comment_available }) => is_comment_available)

/** Whether its products are reviewed already: they are delivered, and no line can be reviewed. */
export const isCommented = (order: Pick<Order, 'status' | 'lines'>): boolean =>
  (order.status === 'delivered' || order.status === 'completed') &&
  !canComment(order) &&
  order.lines.some(({ ctype }) => isProductType(ctype))

/** Whether the same can be bought again: the order has its end, or is on its way. */
export const canReorder = (order: Pick<Order, 'status' | 'lines'>): boolean =>
  order.status !== 'unpaid' &&
  order.lines.some(({ product_id, variant_id }) => product_id !== null && variant_id !== null)

/** Returns the number of pieces in an order. */
export function pieceCount({ lines }: { readonly lines: readonly Pick<OrderLine, 'quantity'>[] }): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

export type OrderTabKey = (typeof ownOrderTabs)[number]['key']

/** Returns the tab of a query parameter; an unknown one is 全部. */
export function tabOf(key: string | undefined): OrderTabKey {
  return ownOrderTabs.find((tab) => tab.key === key)?.key ?? 'all'
}

/** The icon over a status header. */
export const statusIcon: Readonly<Record<OrderStatus, 'wallet' | 'box' | 'truck' | 'check' | 'close'>> = {
  unpaid: 'wallet',
  wait_ship: 'box',
  shipped: 'truck',
  delivered: 'truck',
  completed: 'check',
  closed: 'close',
}
