import { keysOf } from '../keys-of'

/** Hours until a buyer may urge the seller again. */
export const URGE_HOURS = 24

/** The lifecycle of a shop order (spec 4): named transitions, moved only by `process` actions or by the system. */
export const orderStatuses = ['unpaid', 'wait_ship', 'shipped', 'delivered', 'completed', 'closed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export interface Transition {
  readonly from: readonly OrderStatus[]
  readonly to: OrderStatus
  /** Roles that may ask for it. `system` is a payment notice or a job. */
  readonly by: readonly ('owner' | 'operator' | 'system')[]
  /**
   * Nobody may ask for it while goods of the order are here, packed or not: what ends the sending would keep them here.
   */
  readonly needsAllSent?: true
  /** Only while nothing of the order is packed. */
  readonly needsNonePacked?: true
  /** Only while a piece of the order is not given back. */
  readonly needsRest?: true
}

export const orderLifecycle = {
  pay: { from: ['unpaid'], to: 'wait_ship', by: ['system'] },
  pay_virtual: { from: ['unpaid'], to: 'completed', by: ['system'] },
  cancel: { from: ['unpaid'], to: 'closed', by: ['owner', 'operator'] },
  expire: { from: ['unpaid'], to: 'closed', by: ['system'] },
  /** The buyer asks the seller to send soon; the order stays where it is. */
  urge: { from: ['wait_ship'], to: 'wait_ship', by: ['owner'], needsRest: true },
  /** The buyer cancels a paid order: all of it is refunded, and the last refund closes it. */
  revoke: { from: ['wait_ship'], to: 'closed', by: ['owner'], needsNonePacked: true, needsRest: true },
  ship: { from: ['wait_ship'], to: 'shipped', by: ['operator'] },
  deliver: { from: ['shipped'], to: 'delivered', by: ['operator', 'system'], needsAllSent: true },
  confirm: { from: ['shipped', 'delivered'], to: 'completed', by: ['owner', 'system'], needsAllSent: true },
  /** Everything to ship was refunded; the rest is tickets, which the buyer has. */
  finish: { from: ['wait_ship'], to: 'completed', by: ['system'] },
  /** Every piece of it was given back. */
  refund_all: { from: ['wait_ship', 'shipped', 'delivered', 'completed'], to: 'closed', by: ['system'] },
} as const satisfies Record<string, Transition>

export type OrderAction = keyof typeof orderLifecycle

/** Tabs of the order list (anchors): the statuses each shows; null shows all. */
export const orderTabs = [
  { key: 'all', statuses: null },
  { key: 'unpaid', statuses: ['unpaid'] },
  { key: 'wait_ship', statuses: ['wait_ship'] },
  { key: 'wait_receive', statuses: ['shipped', 'delivered'] },
  { key: 'completed', statuses: ['completed'] },
] as const satisfies readonly { key: string; statuses: readonly OrderStatus[] | null }[]

/** Tabs of the buyer's own list: the shop's, and the orders of which a line can be reviewed. */
export const ownOrderTabs = [
  ...orderTabs,
  { key: 'to_comment', statuses: ['delivered', 'completed'] },
] as const satisfies readonly { key: string; statuses: readonly OrderStatus[] | null }[]

/** The state of an order's goods. */
export interface GoodsState {
  readonly isAllSent: boolean
  /** Whether a parcel was made, sent or not. */
  readonly isPacked: boolean
  /** Whether every piece is given back, or is about to be. */
  readonly isReturned: boolean
}

/** Actions that `who` may take on an order in `status`. */
export function orderActions(
  status: OrderStatus,
  who: 'owner' | 'operator',
  { isAllSent, isPacked, isReturned }: GoodsState,
): OrderAction[] {
  return keysOf(orderLifecycle).filter((action) => {
    const { from, by, needsAllSent, needsNonePacked, needsRest }: Transition = orderLifecycle[action]
    return (
      from.includes(status) &&
      by.includes(who) &&
      (isAllSent || !needsAllSent) &&
      !(isPacked && needsNonePacked) &&
      !(isReturned && needsRest)
    )
  })
}
