import { addDays, addMonths, countDays, daysBetween } from '@storefront/contract/domain/day'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import type { Days } from '../dashboard/days'
import { cut, eventFact, type EventMeasure, ofMonth, type ShopMeasure, shopFacts } from './facts'

/** Days of which figures are read. */
export interface Span extends Days {
  tenantId: number
  zone: string
  /** Days whose figures of the shop, and of events, are not summed up as they are now: their rows are read. */
  liveDays: { shop: string[]; events: string[] }
  /** First days of whole months that are summed up, for figures of the shop by key. */
  months: string[]
  /** Days that are summed up and within none of these months. */
  daysApart: string[]
}

/** First day of the month of a day. */
const MONTH = 'f.day - (extract(day from f.day)::int - 1)'
const ROLLED = `select to_char(f.day, 'YYYY-MM-DD') as day, exists (select 1 from figure_change c where c.tenant_id = $1
    and c.moment >= f.day::timestamp at time zone $2 and c.moment < (f.day + 1)::timestamp at time zone $2) as is_changed,
    coalesce(m.rolled_at >= f.rolled_at, false) as is_in_month
  from figure_day f left join figure_month m on m.tenant_id = $1 and m.month = ${MONTH}
  where f.tenant_id = $1 and f.zone = $2 and f.day between $3::date and $4::date`

interface RolledDay {
  day: string
  is_changed: boolean
  is_in_month: boolean
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** Returns the months that lie within the days as a whole, each of whose days its sums have as it is now. */
function wholeMonths(days: readonly string[], rolled: ReadonlyMap<string, RolledDay>): string[] {
  const daysOf = new Map<string, string[]>()
  for (const day of days) daysOf.set(monthOf(day), [...(daysOf.get(monthOf(day)) ?? []), day])
  const isWhole = (month: string, list: readonly string[]) =>
    list.length === countDays(month, addDays(addMonths(month, 1), -1)) &&
    list.every((day) => rolled.get(day)?.is_changed === false && rolled.get(day)?.is_in_month)
  return [...daysOf].flatMap(([month, list]) => (isWhole(month, list) ? [month] : []))
}

/** Looks which of the days, and of the months within them, are summed up. */
export async function readSpan(ctx: Pick<Ctx, 'tenant'>, tx: Connection, { from, to }: Days): Promise<Span> {
  const { id: tenantId, timeZone: zone } = ctx.tenant
  const rows = await tx.rows<RolledDay>(ROLLED, [tenantId, zone, from, to], 'figure_days')
  const rolled = new Map(rows.map((row) => [row.day, row]))
  const days = daysBetween(from, to)
  const isLive = (day: string) => rolled.get(day)?.is_changed !== false
  const liveDays = { shop: days.filter(isLive), events: days.filter((day) => !rolled.has(day)) }
  const months = wholeMonths(days, rolled)
  const daysApart = days.filter((day) => !isLive(day) && !months.includes(monthOf(day)))
  return { tenantId, zone, from, to, liveDays, months, daysApart }
}

/** Values of a statement over a span: `$3` are the days that are read live, `$6` is the part. */
export const spanValues = (
  { tenantId, zone, from, to, liveDays }: Span,
  kind: keyof Span['liveDays'],
  part = '',
): (string | number | string[])[] => [tenantId, zone, liveDays[kind], from, to, part]

const STORED_DAYS = 'tenant_id = $1 and part = $6 and day between $4::date and $5::date and day <> all($3::date[])'

/** Gives rows of `day`, `key`, `name`, `count`, `amount` and `back` of a part of a measure. */
const shopRows = (
  measure: ShopMeasure,
): string => `select day, key, name, count, amount, back from figure where measure = '${measure}' and ${STORED_DAYS}
  union all
  select day, key, name, count, amount, back from (${cut(shopFacts[measure])}) live where part = $6`

/** Values of a statement over the figures of the shop by key. @param keys `$7`, null for all */
export const keyValues = (
  { tenantId, zone, liveDays, months, daysApart }: Span,
  keys: string[] | null = null,
): (string | number | string[] | null)[] => [tenantId, zone, liveDays.shop, months, daysApart, '', keys]

/** Gives the rows of a measure by key: of whole months, of days within none, and of days that are read live. */
export const shopKeyRows = (
  measure: ShopMeasure,
): string => `select key, name, count, amount, back from figure where tenant_id = $1 and part = $6
    and measure = '${ofMonth(measure)}' and day = any($4::date[])
  union all
  select key, name, count, amount, back from figure where tenant_id = $1 and part = $6 and measure = '${measure}' and day = any($5::date[])
  union all
  select key, name, count, amount, back from (${cut(shopFacts[measure])}) live where part = $6`

const liveEvents = (
  measure: EventMeasure,
): string => `select day, part, key, sum(count)::int as count, sum(visitors)::int as visitors,
    coalesce(sum(visitors) filter (where gap is null), 0)::int as first_visitors from (${eventFact(measure, '$6')}) v group by 1, 2, 3`

/**
 * Gives rows of `day`, `key`, `count`, `visitors` and of them `first_visitors`, who were not there on an earlier day of
 * the span: their sum counts each visitor once.
 */
export const eventRows = (measure: EventMeasure): string => `select day, key, count, visitors,
    visitors - coalesce(seen_within[least(day - $4::date, cardinality(seen_within))], 0) as first_visitors
    from figure where measure = '${measure}' and ${STORED_DAYS}
  union all
  select day, key, count, visitors, first_visitors from (${cut(liveEvents(measure))}) live`

export interface DaySums {
  day: string
  count: number
  amount: number
  back: number
}

const shopDays = (measure: ShopMeasure): string =>
  `select to_char(day, 'YYYY-MM-DD') as day, sum(count)::int as count, sum(amount)::bigint as amount, sum(back)::bigint as back from (${shopRows(measure)}) f group by 1`

/** Reads a measure of the shop by day; days without anything are not among them. */
export const readShopDays = (tx: Connection, span: Span, measure: ShopMeasure): Promise<DaySums[]> =>
  tx.rows<DaySums>(shopDays(measure), spanValues(span, 'shop'), `figure_days_${measure}`)

export interface DayVisits {
  day: string
  count: number
  visitors: number
  first_visitors: number
}

const eventDays = (measure: EventMeasure): string =>
  `select to_char(day, 'YYYY-MM-DD') as day, sum(count)::int as count, sum(visitors)::int as visitors, sum(first_visitors)::int as first_visitors
    from (${eventRows(measure)}) f where $7::text is null or key = $7 group by 1`

/** Reads events by day: those of a name, or all. */
export const readEventDays = (tx: Connection, span: Span, name: string | null): Promise<DayVisits[]> =>
  name === null
    ? tx.rows<DayVisits>(eventDays('activity'), [...spanValues(span, 'events'), null], 'figure_days_activity')
    : tx.rows<DayVisits>(eventDays('event'), [...spanValues(span, 'events'), name], 'figure_days_event')

/** Rows of a list by key at most. */
const ROWS_MAX = 200

export interface KeySums {
  key: string
  name: string
  count: number
  amount: number
  back: number
  visitors: number
}

// `$7` are the keys, null for all.
const shopKeys = (measure: ShopMeasure): string =>
  `select key, min(name) as name, sum(count)::int as count, sum(amount)::bigint as amount, sum(back)::bigint as back, 0 as visitors
    from (${shopKeyRows(measure)}) f where $7::text[] is null or key = any($7) group by 1 order by 4 desc, 3 desc, 1 limit ${ROWS_MAX}`
const eventKeys = (measure: EventMeasure): string =>
  `select key, '' as name, sum(count)::int as count, 0::bigint as amount, 0::bigint as back, sum(first_visitors)::int as visitors
    from (${eventRows(measure)}) f where $7::text[] is null or key = any($7) group by 1 order by 3 desc, 1 limit ${ROWS_MAX}`

/** Reads a measure of the shop by key, the largest amounts first. @param keys null reads all */
export const readShopKeys = (
  tx: Connection,
  span: Span,
  measure: ShopMeasure,
  keys: string[] | null = null,
): Promise<KeySums[]> => tx.rows<KeySums>(shopKeys(measure), keyValues(span, keys), `figure_keys_${measure}`)

/** Reads a part of a measure of events by key, the most frequent first. @param keys null reads all */
export const readEventKeys = (
  tx: Connection,
  span: Span,
  measure: EventMeasure,
  { part = '', keys = null }: { part?: string; keys?: string[] | null } = {},
): Promise<KeySums[]> =>
  tx.rows<KeySums>(eventKeys(measure), [...spanValues(span, 'events', part), keys], `figure_keys_${measure}`)
