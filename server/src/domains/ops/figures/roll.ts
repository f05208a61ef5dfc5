import { ANALYTICS_DAYS_MAX } from '@storefront/contract/constants'
import { addDays } from '@storefront/contract/domain/day'
import type { Connection, Database } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { CHANGES_KEY } from '../../shared/figure-change'
import {
  cut,
  eventFact,
  type EventMeasure,
  eventMeasures,
  MONTH_KEYS_MAX,
  ofMonth,
  type ShopMeasure,
  shopFacts,
} from './facts'

/** The job of a tenant that sums up days that are over. */
const DAYS_KEY = 'days'
/** Days of one run of the job, in one transaction: other work is due in between. */
const DAYS_AT_ONCE = 20
/** A day is summed up so long after its end: what was begun in it is in the database by then. */
const GRACE_MS = 15 * 60_000
/** Months of one run, of which each sums up the rows of its days. */
const MONTHS_AT_ONCE = 6
/** The days of sites of one zone end at once; their jobs begin one after the other. */
const SPREAD_S = 600

const SCHEDULE = `insert into job (tenant_id, kind, key, run_at, attempts)
  select t.tenant_id, 'figures', '${DAYS_KEY}', $1::timestamptz, 0 from tenant t
  on conflict do nothing returning tenant_id`

/** Plans the summing up of days for each tenant that has no such job yet. The job plans itself from then on. */
export async function scheduleFigures({ owner }: Pick<Database, 'owner'>, now: Date): Promise<void> {
  await owner.tx((tx) => tx.rows(SCHEDULE, [now]))
}

// The rows are the locks of their days: two jobs sum one up one after the other.
const BEGIN = `insert into figure_day (tenant_id, day, zone, rolled_at) select $1, d.day, '', $3 from unnest($2::date[]) as d (day) order by d.day on conflict do nothing`
// The days of a month are its lock, too: in the same order as above.
const LOCK_MONTHS = `select 1 from figure_day f where f.tenant_id = $1 and exists (
    select 1 from unnest($2::date[]) as m (month) where f.day >= m.month and f.day < (m.month + interval '1 month')::date)
  order by f.day for update of f`
const STATES = `select to_char(f.day, 'YYYY-MM-DD') as day, f.zone, f.first_event_id is not null and not exists (
    select 1 from track_event e where e.tenant_id = $1 and e.id = f.first_event_id) as are_events_gone
  from figure_day f where f.tenant_id = $1 and f.day = any($2::date[]) order by f.day for update of f`
const FINISH = 'update figure_day set zone = $3, rolled_at = $4 where tenant_id = $1 and day = any($2::date[])'
const NOTE_EVENTS = `update figure_day f set first_event_id = (select min(e.id) from track_event e where e.tenant_id = $1
    and e.created_at >= f.day::timestamp at time zone $3 and e.created_at < (f.day + 1)::timestamp at time zone $3)
  where f.tenant_id = $1 and f.day = any($2::date[])`
// What changes after this statement stays noted, and the day is summed up once more.
const FORGET_CHANGES = `delete from figure_change c using unnest($2::date[]) as d (day) where c.tenant_id = $1
  and c.moment >= d.day::timestamp at time zone $3 and c.moment < (d.day + 1)::timestamp at time zone $3`
const CLEAR = 'delete from figure where tenant_id = $1 and day = any($2::date[]) and measure = any($3::text[])'

const CLEAR_MONTHS = 'delete from figure_month where tenant_id = $1 and month = any($2::date[])'
// Months of which every day is summed up in the zone.
const ROLL_MONTHS = `insert into figure_month (tenant_id, month, rolled_at)
  select $1, m.month, $4 from unnest($2::date[]) as m (month)
    where (select count(*) from figure_day f where f.tenant_id = $1 and f.zone = $3 and f.day >= m.month
      and f.day < (m.month + interval '1 month')::date) = (m.month + interval '1 month')::date - m.month
  returning to_char(month, 'YYYY-MM-DD') as day`
const insertMonths = (
  measure: ShopMeasure,
): string => `insert into figure (tenant_id, measure, part, day, key, name, count, amount, back)
  select $1, '${ofMonth(measure)}', part, day, key, name, count, amount, back from (${cut(
    `select m.month as day, f.part, f.key, min(f.name) as name, sum(f.count) as count, sum(f.amount) as amount, sum(f.back) as back
      from unnest($2::date[]) as m (month) join figure f on f.tenant_id = $1 and f.measure = '${measure}'
        and f.day >= m.month and f.day < (m.month + interval '1 month')::date group by 1, 2, 3`,
    MONTH_KEYS_MAX,
  )}) r returning 1`

const insertShop = (
  measure: ShopMeasure,
): string => `insert into figure (tenant_id, measure, part, day, key, name, count, amount, back)
  select $1, '${measure}', part, day, key, name, count, amount, back from (${cut(shopFacts[measure])}) r returning 1`

const insertEvents = (
  measure: EventMeasure,
): string => `insert into figure (tenant_id, measure, part, day, key, count, visitors, seen_within)
  select $1, '${measure}', part, day, key, count, visitors,
      case when last_gap is not null then array(
        select coalesce((select sum(g.n) from unnest(gaps, counts) as g (gap, n) where g.gap <= place), 0)::int from generate_series(1, last_gap) as place
      ) end
    from (${cut(`select day, part, key, sum(count)::int as count, sum(visitors)::int as visitors, max(gap) as last_gap,
        array_agg(gap) filter (where gap is not null) as gaps, array_agg(visitors) filter (where gap is not null) as counts
      from (${eventFact(measure)}) v group by 1, 2, 3`)}) r returning 1`

const shopMeasures = Object.keys(shopFacts) as ShopMeasure[]

async function rollShop(tx: Connection, tenantId: number, zone: string, days: readonly string[]): Promise<void> {
  await tx.rows(CLEAR, [tenantId, days, shopMeasures])
  for (const measure of shopMeasures) await tx.rows(insertShop(measure), [tenantId, zone, days], `roll_${measure}`)
}

async function rollEvents(tx: Connection, tenantId: number, zone: string, days: readonly string[]): Promise<void> {
  const [first] = days
  if (first === undefined) return
  await tx.rows(CLEAR, [tenantId, days, eventMeasures])
  await tx.rows(NOTE_EVENTS, [tenantId, days, zone])
  const values = [tenantId, zone, days, addDays(first, 1 - ANALYTICS_DAYS_MAX)]
  for (const measure of eventMeasures) await tx.rows(insertEvents(measure), values, `roll_${measure}`)
}

const monthsOf = (days: readonly string[]): string[] => [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))].sort()

/** Sums up months whose days are summed up, in place of the sums that they had; the others have none. */
async function rollMonths(ctx: JobCtx, tx: Connection, months: readonly string[]): Promise<void> {
  const { id, timeZone } = ctx.tenant
  await tx.rows(CLEAR, [id, months, shopMeasures.map(ofMonth)])
  await tx.rows(CLEAR_MONTHS, [id, months])
  const rows = await tx.rows<DayRow>(ROLL_MONTHS, [id, months, timeZone, ctx.now])
  if (rows.length === 0) return
  const whole = rows.map(({ day }) => day)
  for (const measure of shopMeasures) await tx.rows(insertMonths(measure), [id, whole], `roll_months_${measure}`)
}

/** Sums up days of the site, in place of the sums that they had. @param days in their order */
async function rollDays(ctx: JobCtx, tx: Connection, days: readonly string[]): Promise<void> {
  const { id, timeZone } = ctx.tenant
  await tx.rows(BEGIN, [id, days, ctx.now])
  await tx.rows(LOCK_MONTHS, [id, monthsOf(days)])
  const states = await tx.rows<{ day: string; zone: string; are_events_gone: boolean }>(STATES, [id, days])
  await tx.rows(FORGET_CHANGES, [id, days, timeZone])
  await rollShop(tx, id, timeZone, days)
  // Events never change afterwards, and are deleted after some time: they are counted once for a zone.
  const others = states.filter(({ zone, are_events_gone }) => zone !== timeZone && !are_events_gone)
  await rollEvents(
    tx,
    id,
    timeZone,
    others.map(({ day }) => day),
  )
  await tx.rows(FINISH, [id, days, timeZone, ctx.now])
  await rollMonths(ctx, tx, monthsOf(days))
}

// A site without rows has no first day, and nothing to sum up.
const MISSING = `select to_char(s.day, 'YYYY-MM-DD') as day from generate_series(date_trunc('day', least(
      (select min(o.created_at) from shop_order o where o.tenant_id = $1), (select min(e.created_at) from track_event e where e.tenant_id = $1),
      (select min(a.created_at) from account a where a.tenant_id = $1), (select min(b.created_at) from balance_record b where b.tenant_id = $1)
    ) at time zone $2), $3::date::timestamp, interval '1 day') as m (moment)
    cross join lateral (select m.moment::date as day) s
  where not exists (select 1 from figure_day f where f.tenant_id = $1 and f.day = s.day and f.zone = $2)
  order by 1 desc limit ${DAYS_AT_ONCE + 1}`
const CHANGED = `select to_char(f.day, 'YYYY-MM-DD') as day from figure_day f where f.tenant_id = $1 and f.zone = $2 and exists (
    select 1 from figure_change c where c.tenant_id = $1 and c.moment >= f.day::timestamp at time zone $2
      and c.moment < (f.day + 1)::timestamp at time zone $2) order by 1 desc limit ${DAYS_AT_ONCE + 1}`
// Months of days that an earlier release has summed up, or one that ran beside this one.
const MISSING_MONTHS = `select to_char(s.month, 'YYYY-MM-DD') as day from (
    select f.day - (extract(day from f.day)::int - 1) as month, count(*) as count, max(f.rolled_at) as rolled_at
      from figure_day f where f.tenant_id = $1 and f.zone = $2 group by 1) s
  where s.count = (s.month + interval '1 month')::date - s.month
    and not exists (select 1 from figure_month m where m.tenant_id = $1 and m.month = s.month and m.rolled_at >= s.rolled_at)
  order by 1 desc limit ${MONTHS_AT_ONCE + 1}`
const NEXT_START = `select ($2::date + 1)::timestamp at time zone $1 + ($3::int % ${SPREAD_S} + ${GRACE_MS / 1000}) * interval '1 second' as at`
const PLAN = `update job set run_at = $4, attempts = 0, last_error = null where tenant_id = $1 and kind = $2 and key = $3`

interface DayRow {
  day: string
}

/** Sums up the first of these days. @returns whether others were left for another run */
async function rollSome(ctx: JobCtx, rows: readonly DayRow[]): Promise<boolean> {
  const days = rows.slice(0, DAYS_AT_ONCE).map(({ day }) => day)
  if (days.length > 0) await ctx.db.tx((tx) => rollDays(ctx, tx, days.sort()))
  return rows.length > DAYS_AT_ONCE
}

/** Sums up the latest months that have no sums as their days are now. @returns whether others were left for another run */
async function rollMissingMonths(ctx: JobCtx): Promise<boolean> {
  const { id, timeZone } = ctx.tenant
  const rows = await ctx.db.read((tx) => tx.rows<DayRow>(MISSING_MONTHS, [id, timeZone], 'figures_missing_months'))
  const months = rows.slice(0, MONTHS_AT_ONCE).map(({ day }) => day)
  if (months.length > 0)
    await ctx.db.tx(async (tx) => {
      await tx.rows(LOCK_MONTHS, [id, months])
      await rollMonths(ctx, tx, months)
    })
  return rows.length > MONTHS_AT_ONCE
}

const readChanged = (ctx: JobCtx): Promise<DayRow[]> =>
  ctx.db.read((tx) => tx.rows<DayRow>(CHANGED, [ctx.tenant.id, ctx.tenant.timeZone], 'figures_changed'))

/** Sums up the days that are over, the latest first, and those that changed, and plans the next run. */
async function rollPastDays(ctx: JobCtx): Promise<void> {
  const { id, timeZone } = ctx.tenant
  const today = dayOf(ctx.tenant, new Date(ctx.now.getTime() - GRACE_MS))
  const missing = await ctx.db.read((tx) =>
    tx.rows<DayRow>(MISSING, [id, timeZone, addDays(today, -1)], 'figures_missing'),
  )
  const isMore =
    (await rollSome(ctx, missing)) || (await rollSome(ctx, await readChanged(ctx))) || (await rollMissingMonths(ctx))
  await ctx.db.tx(async (tx) => {
    const [next] = await tx.rows<{ at: string }>(NEXT_START, [timeZone, today, id])
    await tx.rows(PLAN, [id, 'figures', DAYS_KEY, isMore || !next ? ctx.now : new Date(next.at)])
  })
}

/** Sums up days again whose figures have changed. */
async function rollChanges(ctx: JobCtx, key: string): Promise<void> {
  // What changes from now on plans the job anew.
  await ctx.db.tx((tx) => cancelJob(tx, ctx.tenant.id, 'figures', key))
  if (!(await rollSome(ctx, await readChanged(ctx)))) return
  await ctx.db.tx((tx) => scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'figures', key, runAt: ctx.now }))
}

/** Sums up the figures of a tenant's days (docs/decisions/046). */
export const rollFigures = (ctx: JobCtx, key: string): Promise<void> =>
  key === CHANGES_KEY ? rollChanges(ctx, key) : rollPastDays(ctx)
