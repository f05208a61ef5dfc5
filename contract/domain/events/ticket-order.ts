import { keysOf } from '../keys-of'
import type { OrderStatus } from '../orders/order'
import { percentOf } from '../checkout/price'

/**
 * States of an order of tickets. `offered` is an order that the waiting list made, whose seats are held until it ends;
 * `unpaid` holds its seats until it is paid or closed.
 */
export const ticketOrderStatuses = ['offered', 'unpaid', 'completed', 'closed'] as const
export type TicketOrderStatus = (typeof ticketOrderStatuses)[number]

/** Whether the waiting list made it: null when it did not. */
export type OfferState = 'open' | 'accepted' | null

export type TicketOrderActor = 'user' | 'ops' | 'system'

interface Transition {
  readonly from: readonly TicketOrderStatus[]
  readonly to: TicketOrderStatus
  readonly by: readonly TicketOrderActor[]
}

/**
 * THE lifecycle of an order of tickets (spec 4): action -> transition. A refund of some of its tickets leaves it where
 * it stands.
 */
export const ticketOrderTransitions = {
  accept: { from: ['offered'], to: 'unpaid', by: ['user'] },
  decline: { from: ['offered'], to: 'closed', by: ['user'] },
  cancel: { from: ['unpaid'], to: 'closed', by: ['user'] },
  revoke: { from: ['offered', 'unpaid'], to: 'closed', by: ['ops'] },
  expire: { from: ['offered', 'unpaid'], to: 'closed', by: ['system'] },
  pay: { from: ['unpaid'], to: 'completed', by: ['system'] },
  refund: { from: ['completed'], to: 'closed', by: ['user', 'ops'] },
} as const satisfies Record<string, Transition>
export type TicketOrderAction = keyof typeof ticketOrderTransitions

/** Actions that each side requests by the process call. */
export const userTicketOrderActions = [
  'accept',
  'decline',
  'cancel',
  'refund',
] as const satisfies readonly TicketOrderAction[]
export const opsTicketOrderActions = ['revoke', 'refund'] as const satisfies readonly TicketOrderAction[]

/** Tabs of the order list: the statuses each shows; null shows all. */
export const ticketOrderTabs = [
  { key: 'all', statuses: null },
  { key: 'unpaid', statuses: ['unpaid'] },
  { key: 'completed', statuses: ['completed'] },
  { key: 'closed', statuses: ['closed'] },
] as const satisfies readonly { key: string; statuses: readonly OrderStatus[] | null }[]

/** Returns the status of a ticket order, derived from its shop order. */
export function ticketOrderStatus({
  status,
  offer,
}: {
  readonly status: OrderStatus
  readonly offer: OfferState
}): TicketOrderStatus {
  if (status === 'unpaid') return offer === 'open' ? 'offered' : 'unpaid'
  return status === 'closed' ? 'closed' : 'completed'
}

/** Rule for refunds of an event's tickets; moments in milliseconds. */
export interface RefundRule {
  readonly eventStart: number
  /** Hours before the start until which it is refunded; null is never. */
  readonly refundHours: number | null
  /** Percents of the price that are refunded. */
  readonly refundPercent: number
}

/** Returns the deadline for refunds to buyers; null is never. */
export const refundUntil = ({ eventStart, refundHours }: RefundRule): number | null =>
  refundHours === null ? null : eventStart - refundHours * 3_600_000

/** An order as its rules see it; `refundable` is how many of its tickets could go back. */
export interface TicketOrderFacts extends RefundRule {
  readonly status: TicketOrderStatus
  readonly refundable: number
}

/**
 * Returns the actions that `actor` may take on a ticket order at `now`, in the table's order. Operators can refund
 * tickets at any time.
 */
export function ticketOrderActions(order: TicketOrderFacts, actor: TicketOrderActor, now: number): TicketOrderAction[] {
  return keysOf(ticketOrderTransitions).filter((action) => {
    const { by, from }: Transition = ticketOrderTransitions[action]
    if (!by.includes(actor) || !from.includes(order.status)) return false
    if (action !== 'refund') return true
    const until = refundUntil(order)
    return order.refundable > 0 && (actor === 'ops' || (until !== null && now <= until))
  })
}

/**
 * Returns the refund of the next `pieces` of a line of which `returned` were refunded before, in minor units. The parts
 * of all pieces add up to `percent` of the line's price, however they are split.
 */
export function refundOf(
  line: { readonly paid: number; readonly quantity: number; readonly returned: number },
  pieces: number,
  percent: number,
): number {
  const upTo = (count: number): number => Number((BigInt(line.paid) * BigInt(count)) / BigInt(line.quantity))
  return percentOf(upTo(line.returned + pieces), percent) - percentOf(upTo(line.returned), percent)
}
