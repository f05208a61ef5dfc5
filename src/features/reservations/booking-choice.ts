import { needsDate, needsSlot } from '@storefront/contract/domain/reservations/slot'
import type { ResvVariant } from '@storefront/contract/entities/reservations/reservation'

/** The choice so far, as it can be stored; fields without a choice are empty texts. */
export interface BookingChoice {
  readonly variantId: number | null
  readonly date: string
  readonly start_time: string
  readonly end_time: string
}

export const NO_CHOICE: BookingChoice = { variantId: null, date: '', start_time: '', end_time: '' }

/** Returns the part of a choice that the variant has: what is sent. */
export function chosenPart({ resvconfig }: ResvVariant, { date, start_time, end_time }: BookingChoice) {
  return { ...(needsDate(resvconfig) && { date }), ...(needsSlot(resvconfig) && { start_time, end_time }) }
}
