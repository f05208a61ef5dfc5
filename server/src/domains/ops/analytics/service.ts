import type { Analytics } from '@storefront/contract/entities/site/dashboard'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { type Days, daysFailure, listDays } from '../dashboard/days'
import { eventRows, readEventDays, readSpan, spanValues } from '../figures/read'

type Counted = Analytics['events'][number]

/** Rows of one part at most: names of campaigns are whatever an address says. */
const ROWS_MAX = 50

const countBy = (measure: 'event' | 'campaign' | 'source'): string =>
  `select key as name, sum(count)::int as count, sum(first_visitors)::int as visitors
    from (${eventRows(measure)}) f group by 1 order by 2 desc, 1 limit ${ROWS_MAX}`
const EVENTS = countBy('event')
const CAMPAIGNS = countBy('campaign')
const SOURCES = countBy('source')

/** Counts visitors' events in a range of days, by name, campaign, source and day. */
export async function readAnalytics(
  ctx: UserCtx,
  { event, ...days }: Days & { event?: string },
): Promise<Analytics | Failure> {
  const failure = daysFailure(ctx, days)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const span = await readSpan(ctx, tx, days)
    const values = spanValues(span, 'events', event)
    const byDay = new Map((await readEventDays(tx, span, event ?? null)).map((row) => [row.day, row]))
    return {
      from: days.from,
      to: days.to,
      events: await tx.rows<Counted>(EVENTS, spanValues(span, 'events'), 'analytics_events'),
      campaigns: await tx.rows<Counted>(CAMPAIGNS, values, 'analytics_campaigns'),
      sources: await tx.rows<Counted>(SOURCES, values, 'analytics_sources'),
      days: listDays(days).map((date) => ({
        date,
        count: byDay.get(date)?.count ?? 0,
        visitors: byDay.get(date)?.visitors ?? 0,
      })),
    }
  })
}
