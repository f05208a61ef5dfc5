import type { Order } from '@storefront/contract/entities/orders/order'
import { useHasComments } from '@/state/comments'
import { useNow } from '@/platform/use-now'
import { go } from '@/router'
import { type ButtonRow, type OrderButton, orderButtons } from './order-buttons'
import { trackReturnClick } from './trackReturnClick'
import { type OrderMove, useOrderActions } from './useOrderActions'
import { useReorder } from './useReorder'

interface OrderButtons extends ButtonRow {
  readonly press: (name: OrderButton) => void
  /** The button that is at work. */
  readonly busy: OrderButton | null
  /** A move of the order is on its way. */
  readonly isMoving: boolean
}

/** Returns the buttons of an order; where it has several parcels or lines to choose from, they open the order itself. */
export function useOrderButtons(order: Order, elsewhere: readonly OrderButton[]): OrderButtons {
  const { act, busy: isMoving } = useOrderActions()
  const { reorder, busy: isReordering } = useReorder(order)
  const hasComments = useHasComments()
  const now = useNow(order.pay_before)
  const { number } = order
  const move = (action: OrderMove | 'pay') => () => act(order, action)
  const openers: Readonly<Record<OrderButton, () => Promise<void>>> = {
    comments: () => go('shop.order.comment', { number }),
    comment: () => go('shop.order.comment', { number }),
    again: reorder,
    track: () => {
      const [parcel, another] = order.deliveries
      return parcel && !another
        ? go('shop.order_nodedelivery.detail', { number: parcel.number })
        : go('shop.order.detail', { number })
    },
    startReturn: () => {
      const [line, another] = order.lines.filter(({ is_return_available }) => is_return_available)
      if (!line || another) return go('shop.order.detail', { number })
      trackReturnClick(line)
      return go('shop.orderlinereturn.apply', { number, line: line.id })
    },
    cancel: move('cancel'),
    revoke: move('revoke'),
    urge: move('urge'),
    confirm: move('confirm'),
    pay: move('pay'),
  }
  return {
    ...orderButtons(order, { now, hasComments }, elsewhere),
    press: (name) => void openers[name](),
    busy: isReordering ? 'again' : null,
    isMoving,
  }
}
