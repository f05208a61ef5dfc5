import { addDays, localTime, zoneMinutes } from '@storefront/contract/domain/zone'
import type { Reply } from '../calls/call'
import { currentLanguage } from '../i18n'

export type Schedule = Reply<'GET /studio/ops/reservation/resv/{id}/schedule/'>
export type Slot = Schedule['days'][number]['slots'][number]
export type Booking = Reply<'GET /studio/ops/reservation/resvrecord/{id}/'>
type Closure = Schedule['closures'][number]

const MIDNIGHT = '00:00'

/** `11月29日周日` of a day of a calendar. */
export const dayLabel = (date: string): string =>
  new Intl.DateTimeFormat(currentLanguage(), {
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`))

/** `09:00–10:00`; of whole days the text for these. */
export const slotTime = ({ start_time, end_time }: Pick<Slot, 'start_time' | 'end_time'>, allDay: string): string =>
  start_time === null || end_time === null ? allDay : `${start_time}–${end_time}`

/** When a booking is, as the clocks of its place show it. */
export function bookingTime({ resvvariant, start_date, start_time, end_date, end_time }: Booking): string {
  const isOneDay = start_date === end_date
  if (resvvariant.is_all_day) return isOneDay ? dayLabel(start_date) : `${dayLabel(start_date)} – ${dayLabel(end_date)}`
  if (resvvariant.start_time_only) return `${dayLabel(start_date)} ${start_time}`
  return `${dayLabel(start_date)} ${start_time}–${isOneDay ? '' : `${dayLabel(end_date)} `}${end_time}`
}

/** When something is closed, as the clocks of the place show it; whole days without times. */
export function closureTime({ offsets }: Schedule['time_zone'], { start, end }: Closure): string {
  const localAt = (moment: string) => localTime(Date.parse(moment), zoneMinutes(offsets, Date.parse(moment)))
  const [first, last] = [localAt(start), localAt(end)]
  if (!first || !last) return ''
  if (first.time === MIDNIGHT && last.time === MIDNIGHT) {
    const lastDay = addDays(last.date, -1)
    return first.date === lastDay ? dayLabel(lastDay) : `${dayLabel(first.date)} – ${dayLabel(lastDay)}`
  }
  return `${dayLabel(first.date)} ${first.time} – ${last.date === first.date ? '' : `${dayLabel(last.date)} `}${last.time}`
}

/** The part of a booking that a slot says. */
export const choiceOf = ({ resvvariant, start_time, end_time }: Slot, date: string) => ({
  resvvariant,
  date,
  ...(start_time !== null && end_time !== null && { start_time, end_time }),
})
