import { keysOf } from '@storefront/contract/domain/keys-of'
import type { Order } from '@storefront/contract/entities/orders/order'
import { canComment, canReorder } from './order-actions'

/** The actions of an order in the list beside paying, cancelling and confirming. */
export type OrderFollowUp = 'track' | 'startReturn' | 'comment' | 'again'

interface FollowUpOptions {
  /** Whether the site shows comments just now (spec 6). */
  readonly hasComments: boolean
}

const isOffered: Readonly<Record<OrderFollowUp, (order: Order, options: FollowUpOptions) => boolean>> = {
  // Once everything arrived, where it was on its way is on the order's page.
  track: ({ status, deliveries }) => status !== 'completed' && status !== 'closed' && deliveries.length > 0,
  startReturn: ({ status, lines }) =>
    status !== 'wait_ship' && lines.some(({ is_return_available }) => is_return_available),
  comment: (order, { hasComments }) => hasComments && canComment(order),
  again: canReorder,
}

/** Returns the follow-ups of an order by its state, in the order of their buttons. */
export const orderFollowUps = (order: Order, options: FollowUpOptions): OrderFollowUp[] =>
  keysOf(isOffered).filter((name) => isOffered[name](order, options))
