import type { EventBrief } from '@storefront/contract/entities/events/event'

/** The phase of an event at `now` (milliseconds); spec 4: before its start, ongoing, over after its end. */
export type EventPhase = 'future' | 'ongoing' | 'over'

export function eventPhase(event: Pick<EventBrief, 'start' | 'end'>, now: number): EventPhase {
  if (now < Date.parse(event.start)) return 'future'
  return now <= Date.parse(event.end) ? 'ongoing' : 'over'
}

/** The badges of an event: what its visitor can still do. */
export type EventBadge = 'over' | 'wait' | 'soldOut' | 'soon' | 'seats' | 'ongoing' | 'onSale' | 'enrolling'

/** Sale of an event's tickets: the seats left, null without limit; its start (ISO 8601), or empty. */
export interface EventSale {
  readonly seats: number | null
  readonly saleFrom: string
  readonly canWait: boolean
  /** Its cheapest ticket costs something. */
  readonly isPaid: boolean
}

/** Returns the badge of an event in a phase at `now` (milliseconds). */
export function eventBadge(
  phase: EventPhase,
  { seats, saleFrom, canWait, isPaid }: EventSale,
  now: number,
): EventBadge {
  if (phase === 'over') return 'over'
  if (seats === 0) return canWait ? 'wait' : 'soldOut'
  if (Date.parse(saleFrom) > now) return 'soon'
  if (remainingKind(seats) === 'few') return 'seats'
  if (phase === 'ongoing') return 'ongoing'
  return isPaid ? 'onSale' : 'enrolling'
}

/**
 * Returns the class of the number of seats or tickets left, which decides the text. Above 99 it is ample (spec 9); null
 * has no limit.
 */
export function remainingKind(leftCount: number | null): 'none' | 'few' | 'ample' {
  if (leftCount === 0) return 'none'
  return leftCount === null || leftCount > 99 ? 'ample' : 'few'
}
