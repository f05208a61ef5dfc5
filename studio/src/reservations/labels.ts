import { addDays } from '@storefront/contract/domain/day'
import { zonedTime } from '@storefront/contract/domain/zone'
import type { Reply } from '../calls/call'
import { formatDay } from '../i18n/format'

export type Schedule = Reply<'GET /studio/ops/reservation/resv/{id}/schedule/'>
export type Slot = Schedule['days'][number]['slots'][number]
export type Booking = Reply<'GET /studio/ops/reservation/resvrecord/{id}/'>
type Closure = Schedule['closures'][number]

const MIDNIGHT = '00:00'

/** `09:00–10:00`; of whole days the text for these. */
export const slotTime = ({ start_time, end_time }: Pick<Slot, 'start_time' | 'end_time'>, allDay: string): string =>
  start_time === null || end_time === null ? allDay : `${start_time}–${end_time}`

/** Returns the time of a booking in its place's zone. */
export function bookingTime({ resvvariant, start_date, start_time, end_date, end_time }: Booking): string {
  const isOneDay = start_date === end_date
  if (resvvariant.is_all_day)
    return isOneDay ? formatDay(start_date) : `${formatDay(start_date)} – ${formatDay(end_date)}`
  if (resvvariant.start_time_only) return `${formatDay(start_date)} ${start_time}`
  return `${formatDay(start_date)} ${start_time}–${isOneDay ? '' : `${formatDay(end_date)} `}${end_time}`
}

/** Returns the time of a closure in the place's zone; whole days without times. */
export function closureTime({ offsets }: Schedule['time_zone'], { start, end }: Closure): string {
  const localAt = (moment: string) => zonedTime(offsets, Date.parse(moment))
  const [first, last] = [localAt(start), localAt(end)]
  if (!first || !last) return ''
  if (first.time === MIDNIGHT && last.time === MIDNIGHT) {
    const lastDay = addDays(last.date, -1)
    return first.date === lastDay ? formatDay(lastDay) : `${formatDay(first.date)} – ${formatDay(lastDay)}`
  }
  return `${formatDay(first.date)} ${first.time} – ${last.date === first.date ? '' : `${formatDay(last.date)} `}${last.time}`
}

/** The part of a booking that a slot says. */
export const choiceOf = ({ resvvariant, start_time, end_time }: Slot, date: string) => ({
  resvvariant,
  date,
  ...(start_time !== null && end_time !== null && { start_time, end_time }),
})
