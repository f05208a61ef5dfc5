import { keysOf } from '@storefront/contract/domain/keys-of'
import { isPayable } from '@storefront/contract/domain/orders/payable'
import type { Order } from '@storefront/contract/entities/orders/order'
import { canComment, canReorder, isCommented } from './order-actions'

interface ButtonFacts {
  /** Milliseconds. */
  readonly now: number
  /** Whether the site shows comments just now (spec 6). */
  readonly hasComments: boolean
}

type Rule = (order: Order, facts: ButtonFacts) => boolean

const isMove =
  (action: Order['actions'][number]): Rule =>
  ({ actions }) =>
    actions.includes(action)

/**
 * The buyer's buttons of an order, from the least wanted to the main one, which is the last on the right. Moves follow
 * the server's `actions`; paying is a separate call, so it follows the status and the time left.
 */
const isOffered = {
  comments: (order, { hasComments }) => hasComments && isCommented(order),
  startReturn: ({ status, lines }) =>
    status !== 'wait_ship' && lines.some(({ is_return_available }) => is_return_available),
  revoke: isMove('revoke'),
  again: canReorder,
  cancel: isMove('cancel'),
  // Once everything arrived, where it was on its way is on the order's page.
  track: ({ status, deliveries }) => status !== 'completed' && status !== 'closed' && deliveries.length > 0,
  comment: (order, { hasComments }) => hasComments && canComment(order),
  // What is collected is not sent.
  urge: (order, facts) => order.address !== null && isMove('urge')(order, facts),
  confirm: isMove('confirm'),
  pay: (order, { now }) => isPayable(order, now),
} as const satisfies Record<string, Rule>

export type OrderButton = keyof typeof isOffered

/** Buttons beside each other; the rest is behind 更多. */
const MAX_BUTTONS = 2

export interface ButtonRow {
  readonly shown: readonly OrderButton[]
  readonly more: readonly OrderButton[]
}

/** Returns the buttons of an order beside those that its screen has elsewhere. */
export function orderButtons(order: Order, facts: ButtonFacts, elsewhere: readonly OrderButton[] = []): ButtonRow {
  const all = keysOf(isOffered).filter((name) => !elsewhere.includes(name) && isOffered[name](order, facts))
  return { shown: all.slice(-MAX_BUTTONS), more: all.slice(0, -MAX_BUTTONS).reverse() }
}
