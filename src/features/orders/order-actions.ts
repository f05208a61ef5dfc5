import { isProductType } from '@storefront/contract/domain/catalog/product-kinds'
import { type OrderStatus, orderTabs } from '@storefront/contract/domain/orders/order'
import { isPayable } from '@storefront/contract/domain/orders/payable'
import type { Order } from '@storefront/contract/entities/orders/order'

/** The buyer's actions on an order, on a card or on its page; the main action is last (on the right). */
export type OrderUserAction = 'cancel' | 'confirm' | 'pay'

/**
 * Returns the actions offered at `now` (milliseconds). Cancel and confirm follow the server's `actions`; paying is a
 * separate call, so it follows the status and the time left.
 */
export function orderUserActions(
  order: Pick<Order, 'status' | 'pay_before' | 'actions'>,
  now: number,
): OrderUserAction[] {
  const actions: OrderUserAction[] = []
  if (order.actions.includes('cancel')) actions.push('cancel')
  if (order.actions.includes('confirm')) actions.push('confirm')
  if (isPayable(order, now)) actions.push('pay')
  return actions
}

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
export function pieceCount(order: Pick<Order, 'lines'>): number {
  return order.lines.reduce((sum, line) => sum + line.quantity, 0)
}

export type OrderTabKey = (typeof orderTabs)[number]['key']

/** Returns the tab of a query parameter; an unknown one is 全部. */
export function tabOf(key: string | undefined): OrderTabKey {
  return orderTabs.find((tab) => tab.key === key)?.key ?? 'all'
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
