import type { EventBrief } from '@storefront/contract/entities/events/event'

/** The phase of an event at `now` (milliseconds); spec 4: before its start, ongoing, over after its end. */
export type EventPhase = 'future' | 'ongoing' | 'over'

export function eventPhase(event: Pick<EventBrief, 'start' | 'end'>, now: number): EventPhase {
  if (now < Date.parse(event.start)) return 'future'
  return now <= Date.parse(event.end) ? 'ongoing' : 'over'
}

/**
 * Returns the class of the number of seats or tickets left, which decides the text. Above 99 it is ample (spec 9); null
 * has no limit.
 */
export function remainingKind(leftCount: number | null): 'none' | 'few' | 'ample' {
  if (leftCount === 0) return 'none'
  return leftCount === null || leftCount > 99 ? 'ample' : 'few'
}
