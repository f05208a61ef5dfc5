import { TICKET_CAROUSEL } from '../../constants'
import type { OrderStatus } from '../orders/order'

/** Types of products whose pieces become e-tickets when their order is paid. */
export const eticketTypes = ['shop.eticket', 'event.ticket'] as const
const types: readonly string[] = eticketTypes

/** Stored data of a ticket; moments in milliseconds. */
export interface StoredTicket {
  readonly status: 'unused' | 'used' | 'inactive'
  readonly start: number
  /** Null is without limit. */
  readonly end: number | null
}

/** The tabs of the user's own tickets; returned tickets are listed in the last one, too. */
export const ticketTabs = ['unused', 'used', 'expired'] as const
export type TicketTab = (typeof ticketTabs)[number]

/** Returns a ticket's status now (spec 3): an unused one expires by its end, and nothing has to happen for it. */
export function ticketStatus({ status, end }: StoredTicket, now: number): 'unused' | 'used' | 'inactive' | 'expired' {
  return status === 'unused' && end !== null && now >= end ? 'expired' : status
}

/** Whether a ticket may be used now. */
export function isUsable(card: StoredTicket, now: number): boolean {
  return ticketStatus(card, now) === 'unused' && now >= card.start
}

/** A line of an order, with the number of its pieces that were given back and of its e-tickets. */
interface TicketLine {
  readonly ctype: string
  readonly quantity: number
  readonly returned: number
  readonly tickets: number
}

/**
 * Whether a line is verifying (spec 4): its order is paid, it is of e-tickets, and it has none yet, though not all was
 * given back.
 */
export const isVerifying = (status: OrderStatus, { ctype, quantity, returned, tickets }: TicketLine): boolean =>
  status !== 'unpaid' && status !== 'closed' && types.includes(ctype) && tickets === 0 && returned < quantity

/** Height of a carousel of `count` tickets in CSS px: several leave room for their dots (spec 9). */
export const ticketCarouselHeight = (count: number): number =>
  count > 1 ? TICKET_CAROUSEL.height : TICKET_CAROUSEL.single
