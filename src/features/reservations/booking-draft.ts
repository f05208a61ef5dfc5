import { isDate } from '@storefront/contract/domain/date-time'
import { type StoredValue, stored } from '@/platform/storage'
import { router } from '@/router/router'
import { type BookingChoice, NO_CHOICE } from './booking-choice'

interface StoredChoice {
  readonly choice: BookingChoice
  readonly at: number
}

/** The lifetime of a stored choice: an older one is no longer an intended booking. */
const DRAFT_LIFETIME_MS = 24 * 3_600_000

const isText = (value: unknown): boolean => typeof value === 'string'

function isStoredChoice(value: unknown): value is StoredChoice {
  const choice: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'choice') : null
  if (typeof choice !== 'object' || choice === null || typeof Reflect.get(value as object, 'at') !== 'number')
    return false
  const id: unknown = Reflect.get(choice, 'variantId')
  return (
    (id === null || typeof id === 'number') &&
    ['date', 'start_time', 'end_time'].every((key) => isText(Reflect.get(choice, key)))
  )
}

/**
 * Returns the choice on this device, by site and reservation: it survives a reload and the way to login. It says
 * nothing of who chose.
 */
const draftOf = (slug: string): StoredValue<StoredChoice | null> =>
  stored<StoredChoice | null>(`booking-choice:${router.site().tenant}:${slug}`, {
    version: 1,
    empty: null,
    check: (value): value is StoredChoice | null => value === null || isStoredChoice(value),
  })

/**
 * Returns the last choice on this device; none if it is too old or its day is over. `now` in milliseconds, `today` at
 * the place.
 */
export function readChoice(slug: string, today: string, now = Date.now()): BookingChoice {
  const draft = draftOf(slug).read()
  if (!draft || now - draft.at > DRAFT_LIFETIME_MS) return NO_CHOICE
  const { choice } = draft
  return isDate(choice.date) && choice.date >= today ? choice : { ...NO_CHOICE, variantId: choice.variantId }
}

export const writeChoice = (slug: string, choice: BookingChoice): void =>
  void draftOf(slug).write({ choice, at: Date.now() })

/** Booked: nothing of it stays. */
export const clearChoice = (slug: string): void => draftOf(slug).clear()
