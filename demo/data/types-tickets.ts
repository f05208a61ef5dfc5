import type { DayHour, UserSeed } from './types-base'

/** A type of ticket of an event. */
export interface TicketSeed {
  name: string
  price: number
  /** Null is unlimited. */
  quantity: number | null
  /** The most of one order. */
  perUser: number
  description?: string
  minQuantity?: number
  saleStart?: DayHour
  saleEnd?: DayHour
  /** Hides it from those who do not know the code. */
  accessCode?: string
  /** The number of admissions; one by default. */
  uses?: number
}

/**
 * Ticket orders, each of one type of the event by its index; the payments of those with a price are recorded manually.
 */
export interface TicketOrderSeed {
  user: UserSeed['key']
  ticket: number
  quantity: number
  created: DayHour
  /** Tickets of it that have let somebody in. */
  used?: number
  /** The answers of the attendees. */
  answers?: Record<string, unknown>
}

/** The ticket settings of an event; attendees fill in a form of the site, named by its slug. */
export interface TicketSaleSeed {
  form?: string
  refundHours?: number
  refundPercent?: number
  /** Tickets stay with their buyers. */
  isBound?: boolean
  offerMinutes?: number
  noShowMinutes?: number
  orders?: readonly TicketOrderSeed[]
  /** People who wait, in order of joining; without them the event has no waiting list. */
  waiting?: readonly { user: UserSeed['key']; ticket: number; quantity: number }[]
}
