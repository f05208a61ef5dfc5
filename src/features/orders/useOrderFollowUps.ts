import type { Order } from '@storefront/contract/entities/orders/order'
import { trackReturnClick } from './trackReturnClick'
import { go } from '@/router'
import type { OrderFollowUp } from './order-follow-ups'
import { useReorder } from './useReorder'

/** Opens what an order leads to; where it has several parcels or lines to choose from, the order itself. */
export function useOrderFollowUps(order: Order): {
  readonly follow: (name: OrderFollowUp) => void
  readonly isReordering: boolean
} {
  const { reorder, busy } = useReorder(order)
  const { number } = order
  const openers: Readonly<Record<OrderFollowUp, () => Promise<void>>> = {
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
    comment: () => go('shop.order.comment', { number }),
    again: reorder,
  }
  return { follow: (name) => void openers[name](), isReordering: busy }
}
