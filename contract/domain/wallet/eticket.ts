import { TICKET_CAROUSEL } from '../../constants'

/** What is stored of a ticket; moments in milliseconds. */
export interface StoredTicket {
  readonly status: 'unused' | 'used' | 'inactive'
  readonly start: number
  /** Null is without limit. */
  readonly end: number | null
}

/** The tabs of the user's own tickets; returned tickets are listed in the last one, too. */
export const ticketTabs = ['unused', 'used', 'expired'] as const
export type TicketTab = (typeof ticketTabs)[number]

/** A ticket's status now (spec 3): an unused one expires by its end, and nothing has to happen for it. */
export function ticketStatus({ status, end }: StoredTicket, now: number): 'unused' | 'used' | 'inactive' | 'expired' {
  return status === 'unused' && end !== null && now >= end ? 'expired' : status
}

/** Whether a ticket may be used now. */
export function isUsable(card: StoredTicket, now: number): boolean {
  return ticketStatus(card, now) === 'unused' && now >= card.start
}

/** Height of a carousel of `count` tickets in CSS px: several leave room for their dots (spec 9). */
export const ticketCarouselHeight = (count: number): number => (count > 1 ? TICKET_CAROUSEL.height : TICKET_CAROUSEL.single)
