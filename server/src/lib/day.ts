import type { Tenant } from '../kernel/context.types'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment at a site, as YYYY-MM-DD. */
export function dayOf({ timeZone }: Tenant, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(moment)
}

/** The calendar day of a moment at a site, as yymmdd. */
export function compactDay(tenant: Tenant, moment: Date): string {
  const format =
    formats.get(tenant.timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: tenant.timeZone, year: '2-digit', month: '2-digit', day: '2-digit' })
  formats.set(tenant.timeZone, format)
  return format.format(moment).replaceAll('-', '')
}

/** A moment at a site to the minute, as YYYY-MM-DD HH:MM. */
export function minuteOf(tenant: Tenant, moment: Date): string {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: tenant.timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${dayOf(tenant, moment)} ${format.format(moment)}`
}

/** A moment at a site as the vendors' messages write it: 2026年5月6日 09:05. */
export function chineseMoment(tenant: Tenant, moment: Date): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: tenant.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.year}年${Number(parts.month)}月${Number(parts.day)}日 ${parts.hour}:${parts.minute}`
}

/** A moment at a site, of no language: 2026-05-06 09:05. */
export function momentText(tenant: Tenant, moment: Date): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: tenant.timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `${dayOf(tenant, moment)} ${clock.format(moment)}`
}
