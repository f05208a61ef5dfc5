import type { ErrorName } from '../../errors'

/** Sale period of a type of ticket and the remaining number; moments in milliseconds, null without a bound. */
export interface TicketSaleFacts {
  readonly saleStart: number | null
  /** Null is until the end of the event. */
  readonly saleEnd: number | null
  readonly eventEnd: number
  /** Remaining quota of the type. */
  readonly left: number | null
  /** Remaining seats of the event. */
  readonly seatsAvailable: number | null
}

export const ticketStates = ['open', 'future', 'over', 'sold_out'] as const
export type TicketState = (typeof ticketStates)[number]

/** The refusal of each state, which is what the screen says, too. */
export const TICKET_ERRORS = {
  future: 'ticketFuture',
  over: 'ticketOver',
  sold_out: 'ticketSoldOut',
} as const satisfies Record<Exclude<TicketState, 'open'>, ErrorName>

/** Returns the end of a type's sale. */
export const saleEndOf = ({ saleEnd, eventEnd }: Pick<TicketSaleFacts, 'saleEnd' | 'eventEnd'>): number =>
  Math.min(saleEnd ?? eventEnd, eventEnd)

/**
 * Returns how many tickets of a type are available: the lesser of its quota and the event's seats; null means
 * unlimited.
 */
export function availableOf({ left, seatsAvailable }: Pick<TicketSaleFacts, 'left' | 'seatsAvailable'>): number | null {
  if (left === null || seatsAvailable === null) return left ?? seatsAvailable
  return Math.min(left, seatsAvailable)
}

/** Whether a type of ticket can be bought at `now` (milliseconds); `least` is the fewest that an order takes. */
export function ticketState(sale: TicketSaleFacts, now: number, least = 1): TicketState {
  if (now >= saleEndOf(sale)) return 'over'
  if (sale.saleStart !== null && now < sale.saleStart) return 'future'
  const available = availableOf(sale)
  return available !== null && available < least ? 'sold_out' : 'open'
}

/** The most of one type that one order takes where the type says nothing. */
export const TICKET_ORDER_MAX = 20
/** Types in one order. */
export const TICKET_LINE_MAX = 20

/**
 * Statuses of an issued ticket: `reserved` by an order that is not paid, `valid`, and freed by a closing or a refund.
 */
export const issuedTicketStatuses = ['reserved', 'valid', 'canceled', 'refunded'] as const
export type IssuedTicketStatus = (typeof issuedTicketStatuses)[number]

/** Statuses that hold a seat. */
export const seatedTicketStatuses = ['reserved', 'valid'] as const satisfies readonly IssuedTicketStatus[]

/** Tabs of the own tickets: those that can still let in, and the others. */
export const issuedTicketTabs = ['valid', 'past'] as const
export type IssuedTicketTab = (typeof issuedTicketTabs)[number]

/** An issued ticket as its rules see it; moments in milliseconds. */
export interface IssuedTicketFacts {
  readonly status: IssuedTicketStatus
  readonly uses: number
  readonly useCount: number
  readonly eventStart: number
  readonly eventEnd: number
  /** End of the time in which an open gift can be accepted; null without a gift. */
  readonly giftUntil: number | null
  /** Whether the event lets its tickets be given. */
  readonly isTransferable: boolean
}

/** State that an issued ticket shows: its status, or used up, being given as a gift, or past. */
export type IssuedTicketState = IssuedTicketStatus | 'used' | 'presenting' | 'past'

export function issuedTicketState(ticket: IssuedTicketFacts, now: number): IssuedTicketState {
  if (ticket.status !== 'valid') return ticket.status
  if (ticket.useCount >= ticket.uses) return 'used'
  if (now > ticket.eventEnd) return 'past'
  return ticket.giftUntil !== null && now < ticket.giftUntil ? 'presenting' : 'valid'
}

/** Actions of a holder on a ticket. */
export const issuedTicketActions = ['present', 'present_cancel', 'attendee'] as const
export type IssuedTicketAction = (typeof issuedTicketActions)[number]

/**
 * Returns the actions that a holder may take on a ticket at `now`: give it until it let somebody in; cancel the gift;
 * and name the attendee until the event starts or the ticket is used.
 */
export function holderActions(ticket: IssuedTicketFacts, now: number): IssuedTicketAction[] {
  const state = issuedTicketState(ticket, now)
  if (state === 'presenting') return ['present_cancel']
  if (ticket.useCount > 0) return []
  const canChange = now < ticket.eventStart && (state === 'valid' || state === 'reserved')
  return [
    ...(state === 'valid' && ticket.isTransferable ? (['present'] as const) : []),
    ...(canChange ? (['attendee'] as const) : []),
  ]
}

/**
 * Returns the end of the time in which a gift of a ticket can be accepted: 24 hours as for a coupon (spec 4), and never
 * after the event.
 */
export const ticketGiftUntil = (presentedAt: number, eventEnd: number, validMs: number): number =>
  Math.min(presentedAt + validMs, eventEnd)
