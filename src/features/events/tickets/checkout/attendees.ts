import type { AttendeeInput } from '@storefront/contract/entities/events/ticket'
import { USER_CACHE_PREFIX, type StoredValue, stored } from '@/platform/storage'
import { router } from '@/router/router'

/** Attendees by their place: the ticket's id and its number among those of its type. */
export type AttendeesByPlace = Readonly<Record<string, AttendeeInput>>

/** Somebody who is to attend: which ticket it is for. */
export interface AttendeePlace {
  readonly place: string
  /** Name of the ticket's type. */
  readonly name: string
}

const isRecord = (value: unknown): value is AttendeesByPlace =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the stored attendees of an event's tickets: they belong to one user and are removed at the logout. */
export const attendeeDraft = (event: string): StoredValue<AttendeesByPlace> =>
  stored<AttendeesByPlace>(`${USER_CACHE_PREFIX}attendees:${router.site().tenant}:${event}`, {
    version: 1,
    empty: {},
    check: isRecord,
    cache: true,
  })

/** A place for each ticket, type by type. */
export const placesOf = (
  lines: readonly { readonly id: number; readonly name: string; readonly quantity: number }[],
): readonly AttendeePlace[] =>
  lines.flatMap(({ id, name, quantity }) => Array.from({ length: quantity }, (_, n) => ({ place: `${id}.${n}`, name })))

/** Returns the attendees of one type, in order. */
export const attendeesOf = (attendees: AttendeesByPlace, id: number, quantity: number): AttendeeInput[] =>
  Array.from({ length: quantity }, (_, n) => attendees[`${id}.${n}`] ?? {})
