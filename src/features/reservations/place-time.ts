import { addDays } from '@storefront/contract/domain/day'
import { zonedTime, zoneMinutes } from '@storefront/contract/domain/zone'
import type { ResvDetail, ResvRecord, TimeRange } from '@storefront/contract/entities/reservations/reservation'
import type { Translate } from '@/i18n'
import { dayText } from '@/i18n/plan-text'
import { deviceMinutes } from '@/lib/time'

export type PlaceZone = ResvDetail['time_zone']

/** The day it is at the place that is booked: all dates of a reservation are read there, wherever the visitor is. */
export const todayAt = ({ offsets }: PlaceZone, now = Date.now()): string => zonedTime(offsets, now)?.date ?? ''

/** Whether the device's clock shows another time than the place's at a moment in milliseconds. */
export const isOtherZone = ({ offsets }: PlaceZone, at: number): boolean =>
  zoneMinutes(offsets, at) !== deviceMinutes(at)

const two = (n: number): string => String(n).padStart(2, '0')

/** `Asia/Shanghai (UTC+8)` as it is at a moment in milliseconds. */
export function zoneLabel({ name, offsets }: PlaceZone, at: number): string {
  const minutes = zoneMinutes(offsets, at)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${name} (UTC${minutes < 0 ? '-' : '+'}${hours}${rest > 0 ? `:${two(rest)}` : ''})`
}

/** `09:00–10:30` of a slot, or its start alone; what ends on the next day says so. */
export function slotLabel(
  t: Translate,
  { start_time, end_time }: Pick<TimeRange, 'start_time' | 'end_time'>,
  isStartOnly: boolean,
): string {
  if (isStartOnly) return start_time
  return `${start_time}–${end_time <= start_time ? t('reservation.nextDay', { time: end_time }) : end_time}`
}

/** First and last day of something that is booked as a whole; one day alone where they are the same. */
export const spanLabel = (t: Translate, first: string, last: string): string =>
  first === last ? dayText(t, first) : `${dayText(t, first)} – ${dayText(t, last)}`

/** Returns the time of a booking in the place's zone. */
export function bookingTimeLabel(
  t: Translate,
  { start_date, start_time, end_date, end_time, resvvariant }: ResvRecord,
): string {
  if (resvvariant.is_all_day) return spanLabel(t, start_date, end_date)
  const start = `${dayText(t, start_date)} ${start_time}`
  if (resvvariant.start_time_only) return start
  if (end_date === start_date) return `${start}–${end_time}`
  return end_date === addDays(start_date, 1)
    ? `${start}–${t('reservation.nextDay', { time: end_time })}`
    : `${start} – ${dayText(t, end_date)} ${end_time}`
}
