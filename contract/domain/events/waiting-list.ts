/** States of a place on a waiting list. `offered` has an order that holds its seats. */
export const waitingStatuses = [
  'waiting',
  'offered',
  'accepted',
  'declined',
  'expired',
  'canceled',
  'left',
  'closed',
] as const
export type WaitingStatus = (typeof waitingStatuses)[number]

/** States in which somebody is on the list: one place a person and event. */
export const activeWaitingStatuses = ['waiting', 'offered'] as const satisfies readonly WaitingStatus[]

/** The most tickets that one place on a waiting list asks for. */
export const WAITING_QUANTITY_MAX = 10

/** Reasons why nothing is offered to the waiting list, for operators. */
export const offerReasons = ['off', 'started', 'nobody', 'sold_out', 'short', 'type_sold_out', 'not_on_sale'] as const
export type OfferReason = (typeof offerReasons)[number]

/** Somebody who waits, in order of joining. */
export interface WaitingPlace {
  readonly id: number
  readonly ticketId: number
  readonly quantity: number
}

/** A type as the list sees it. */
export interface WaitingType {
  /** Remaining quota of the type; null means unlimited. */
  readonly left: number | null
  /** Whether it is sold now. */
  readonly isOnSale: boolean
}

export interface WaitingList {
  readonly isEnabled: boolean
  readonly hasStarted: boolean
  /** Remaining seats of the event; null means unlimited. */
  readonly seatsAvailable: number | null
  readonly types: ReadonlyMap<number, WaitingType>
  /** In order of joining. */
  readonly places: readonly WaitingPlace[]
}

/** Places that are offered seats, and the reason why the first ones are not; null if all were offered, or some. */
export interface OfferPlan {
  readonly offers: readonly WaitingPlace[]
  readonly reason: OfferReason | null
}

const covers = (available: number | null, quantity: number): boolean => available === null || available >= quantity
const minus = (available: number | null, quantity: number): number | null =>
  available === null ? null : available - quantity

/**
 * Returns the places that are offered seats now, those who joined earlier first. Nobody is passed over for the event's
 * seats, nor within a type for its quota. Only a type that is sold out or not on sale lets other types go ahead. All
 * offers together never exceed the remainder of the event and of each type.
 */
export function planOffers({ isEnabled, hasStarted, seatsAvailable, types, places }: WaitingList): OfferPlan {
  if (!isEnabled) return { offers: [], reason: 'off' }
  if (hasStarted) return { offers: [], reason: 'started' }
  if (places.length === 0) return { offers: [], reason: 'nobody' }
  const offers: WaitingPlace[] = []
  const left = new Map([...types].map(([id, type]) => [id, type.left]))
  const blocked = new Set<number>()
  let seats = seatsAvailable
  let reason: OfferReason | null = null
  for (const place of places) {
    if (seats === 0) {
      reason ??= 'sold_out'
      break
    }
    const type = types.get(place.ticketId)
    const ofType = left.get(place.ticketId) ?? null
    if (!type?.isOnSale) {
      reason ??= 'not_on_sale'
    } else if (blocked.has(place.ticketId) || !covers(ofType, place.quantity)) {
      blocked.add(place.ticketId)
      reason ??= 'type_sold_out'
    } else if (!covers(seats, place.quantity)) {
      reason ??= 'short'
      break
    } else {
      offers.push(place)
      seats = minus(seats, place.quantity)
      left.set(place.ticketId, minus(ofType, place.quantity))
    }
  }
  return { offers, reason: offers.length > 0 ? null : reason }
}

/** Whether one can join the list at `now`: while the event has not started. Milliseconds. */
export const isWaitingOpen = (
  list: { readonly isEnabled: boolean; readonly eventStart: number },
  now: number,
): boolean => list.isEnabled && now < list.eventStart

/** Returns the end of an offer in milliseconds: after the event's minutes, and never after its start. */
export const offerEnd = (now: number, minutes: number, eventStart: number): number =>
  Math.min(now + minutes * 60_000, eventStart)
