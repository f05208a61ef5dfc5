import { periodDays, periodEnd } from '@storefront/contract/domain/period'
import type { LocalTime } from '@storefront/contract/domain/zone'
import type { Tenant } from '../core/context.types'

/** By zone: making one takes a hundred times as long as using it, and an export writes tens of thousands of moments. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Swedes write a moment as ISO 8601 does, but in the zone: 2026-05-06 09:05. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

/** A moment at a site to the minute, of no language: 2026-05-06 09:05. */
export const minuteOf = ({ timeZone }: Pick<Tenant, 'timeZone'>, moment: Date): string =>
  formatOf(timeZone).format(moment)

const readLocal =
  (tenant: Pick<Tenant, 'timeZone'>) =>
  (at: number): LocalTime => {
    const [date = '', time = ''] = minuteOf(tenant, new Date(at)).split(' ')
    return { date, time }
  }

/** The end of a period at a site to the minute; an end at midnight is 24:00 of the day before: 2026-05-05 24:00. */
export function endMinuteOf(tenant: Pick<Tenant, 'timeZone'>, end: Date): string {
  const last = periodEnd(end.getTime(), readLocal(tenant))
  return last ? `${last.date} ${last.time}` : ''
}

/** A period at a site in one line: its days, or its moments to the minute. */
export function periodText(tenant: Pick<Tenant, 'timeZone'>, start: Date, end: Date, isAllDay: boolean): string {
  if (!isAllDay) return `${minuteOf(tenant, start)} – ${endMinuteOf(tenant, end)}`
  const { first, last } = periodDays(start.getTime(), end.getTime(), readLocal(tenant))
  return first === last ? first : `${first} – ${last}`
}

/** The calendar day of a moment at a site, as YYYY-MM-DD. */
export const dayOf = (tenant: Pick<Tenant, 'timeZone'>, moment: Date): string => minuteOf(tenant, moment).slice(0, 10)

/** The calendar day of a moment at a site, as yymmdd. */
export const compactDay = (tenant: Pick<Tenant, 'timeZone'>, moment: Date): string =>
  dayOf(tenant, moment).slice(2).replaceAll('-', '')

/** A moment at a site as the vendors' messages write it: 2026年5月6日 09:05. */
export function chineseMoment(tenant: Pick<Tenant, 'timeZone'>, moment: Date): string {
  const [, year, month, day, time] = /^(\d+)-(\d+)-(\d+) (.*)$/.exec(minuteOf(tenant, moment)) ?? []
  return `${year}年${Number(month)}月${Number(day)}日 ${time}`
}
