import { isDateDisabled } from '@storefront/contract/domain/forms/date-rules'
import { addDays, daysBetween } from '@storefront/contract/domain/day'
import {
  type Span,
  type TimeRangeConfig,
  slotsOfDay,
  wholeDays,
} from '@storefront/contract/domain/reservations/calendar'
import { type ZoneOffsets, zonedTime } from '@storefront/contract/domain/zone'
import {
  needsDate,
  needsSlot,
  type SlotChoice,
  type VariantConfig,
} from '@storefront/contract/domain/reservations/slot'
import type { DisabledDays } from '../../../db/stored.types'
import type { JobCtx } from '../../../core/context.types'
import { zoneOffsets } from '../../../lib/zone'

/** A variant as its slots follow from it. */
export interface VariantRow extends VariantConfig {
  id: number
  resv_id: number
  resource_id: number
  /** The capacity of its resource. */
  capacity: number
  unit_minutes: number
  time_ranges: readonly TimeRangeConfig[]
}

/** The clock of the place that is booked. */
export interface Place {
  readonly timeZone: string
  readonly offsets: ZoneOffsets
  /** The present day there. */
  readonly today: string
}

/** Something that can be booked: a slot, a day, or all days of a variant that is booked as a whole. */
export interface Offer extends Span {
  /** Its days, the last one included. */
  readonly date: string
  readonly lastDate: string
  /** The local times at which it starts and ends. */
  readonly start_time: string
  readonly end_time: string
  /** The quota of its time range beside the resource's capacity; null for whole days. */
  readonly quota: number | null
}

/** Returns the zone of a reservation, or the site's. */
export function placeOf(ctx: Pick<JobCtx, 'tenant' | 'now'>, { time_zone }: { time_zone: string | null }): Place {
  const timeZone = time_zone ?? ctx.tenant.timeZone
  const offsets = zoneOffsets(timeZone, ctx.now)
  return { timeZone, offsets, today: clockAt({ offsets }, ctx.now.getTime()).date }
}

/** Day and time that the clock of a place reads at a moment in milliseconds. */
export function clockAt({ offsets }: Pick<Place, 'offsets'>, at: number): { date: string; time: string } {
  return zonedTime(offsets, at) ?? { date: '', time: '' }
}

const daysOffer = (place: Place, date: string, lastDate: string): Offer => ({
  date,
  lastDate,
  start_time: '00:00',
  end_time: '00:00',
  quota: null,
  ...wholeDays(place.offsets, date, lastDate),
})

const isWithin = ({ start_date, end_date }: VariantConfig, date: string): boolean =>
  (start_date === null || date >= start_date) && (end_date === null || date <= end_date)

/** Days that the database has moments for, with room on both sides; nothing is booked or closed on others. */
export const isCalendarDay = (date: string): boolean =>
  date >= '1970-01-02' && date <= '2999-12-30' && date.length === 10

/** Returns the offers of a variant that begin on a day, whether or not they are free. */
export function offersOn(place: Place, variant: VariantRow, date: string): Offer[] {
  if (!isWithin(variant, date) || !isCalendarDay(date)) return []
  if (!needsDate(variant)) return variant.start_date === date ? [daysOffer(place, date, variant.end_date ?? date)] : []
  if (!needsSlot(variant)) return [daysOffer(place, date, date)]
  return slotsOfDay(place.offsets, variant.time_ranges, variant.unit_minutes, date).map((slot) => ({
    ...slot,
    lastDate: clockAt(place, slot.end).date,
  }))
}

/**
 * Returns the same of all days from `first` to `last`; what is booked as a whole is there whenever one of its days is.
 */
export function offersBetween(place: Place, variant: VariantRow, first: string, last: string): Offer[] {
  const { start_date, end_date } = variant
  if (!needsDate(variant) && start_date !== null && end_date !== null)
    return first <= end_date && last >= start_date ? offersOn(place, variant, start_date) : []
  return daysBetween(first, last).flatMap((date) => offersOn(place, variant, date))
}

/** Finds the offer that a choice names; undefined if the variant has none. */
export function findOffer(place: Place, variant: VariantRow, choice: SlotChoice): Offer | undefined {
  const date = needsDate(variant) ? choice.date : variant.start_date
  if (!date) return undefined
  const offers = offersOn(place, variant, date)
  if (!needsSlot(variant)) return offers[0]
  return offers.find(({ start_time, end_time }) => start_time === choice.start_time && end_time === choice.end_time)
}

/** The rules for the days that customers can book. */
interface DayRules {
  readonly disabled_days: DisabledDays
  readonly days_ahead: number
  readonly notice_minutes: number
}

/**
 * Whether customers may choose a day: none that is disabled or too far ahead. What is booked as a whole has no day to
 * choose.
 */
export function isOpenDay(
  { today }: Place,
  variant: VariantConfig,
  { disabled_days, days_ahead }: DayRules,
  date: string,
): boolean {
  if (!needsDate(variant)) return true
  // Past days are told apart by `isTooLate`.
  return date <= addDays(today, days_ahead) && !isDateDisabled({ ...disabled_days, past: false }, date, today)
}

const MINUTE = 60_000

/** Whether it has begun, or begins too soon for a customer; `now` in milliseconds. */
export const isTooLate = ({ notice_minutes }: DayRules, { start }: Offer, now: number): boolean =>
  start - notice_minutes * MINUTE <= now

/** Returns the offer that a booking holds; undefined when the variant does not offer it any longer. */
export function findOfferAt(place: Place, variant: VariantRow, { start, end }: Span): Offer | undefined {
  return offersOn(place, variant, clockAt(place, start).date).find(
    (offer) => offer.start === start && offer.end === end,
  )
}
