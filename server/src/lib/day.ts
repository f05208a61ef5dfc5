import type { Tenant } from '../kernel/ctx'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment at a site, as yymmdd. */
export function compactDay(tenant: Tenant, moment: Date): string {
  const format =
    formats.get(tenant.timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: tenant.timeZone, year: '2-digit', month: '2-digit', day: '2-digit' })
  formats.set(tenant.timeZone, format)
  return format.format(moment).replaceAll('-', '')
}
