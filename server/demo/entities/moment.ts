import type { DayHour } from '../data/types'
import type { Scene } from './insert'

const HOUR = 3_600_000

/** Returns the difference of the zone's clock from UTC at that moment, in milliseconds. */
function offset(timeZone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((p) => p.type === type)?.value ?? 0)
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    Math.floor(at.getTime() / 1000) * 1000
  )
}

/** The moment of a day and hour of the site's own calendar, counted from today there. */
export function moment({ now, timeZone }: Pick<Scene, 'now' | 'timeZone'>, { day, hour }: DayHour): Date {
  const local = new Date(now.getTime() + offset(timeZone, now))
  const wall = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + day) + hour * HOUR
  // The clock may have been changed between today and that day.
  return new Date(wall - offset(timeZone, new Date(wall - offset(timeZone, now))))
}

/** So many hours after a moment. */
export const later = (from: Date, hours: number): Date => new Date(from.getTime() + hours * HOUR)
