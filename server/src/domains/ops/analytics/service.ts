import { ANALYTICS_DAYS_MAX, SHARE_PARAMS } from '@storefront/contract/constants'
import type { Analytics } from '@storefront/contract/entities/site/dashboard'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { type Days, dayOfMoment, daysFailure, listDays, within } from '../dashboard/days'

type Counted = Analytics['events'][number]

/** Rows of one part at most: names of campaigns are whatever an address says. */
const ROWS_MAX = 50

const countBy = (
  name: string,
  condition: string,
  most = ROWS_MAX,
): string => `select ${name} as name, count(*)::int as count, count(distinct e.visit)::int as visitors
  from track_event e where e.tenant_id = $1 and ${within('e.created_at')} and ${condition} group by 1 order by 2 desc, 1 limit ${most}`

/** Returns a tracking parameter of the screen's address (spec 9); '' without it. */
const parameter = (name: string): string => `coalesce(substring(e.page from '[?&]${name}=([^&#]{1,80})'), '')`

/** The condition on the requested event; `$5` is its name, or null for all events. */
const OF_EVENT = '($5::text is null or e.name = $5)'
const EVENTS = countBy('e.name', 'true')
const CAMPAIGNS = countBy(parameter(SHARE_PARAMS.campaign), OF_EVENT)
const SOURCES = countBy(parameter(SHARE_PARAMS.source), OF_EVENT)
const DAYS = countBy(dayOfMoment('e.created_at'), OF_EVENT, ANALYTICS_DAYS_MAX)

/** Counts visitors' events in a range of days, by name, campaign, source and day. */
export async function readAnalytics(
  ctx: UserCtx,
  { event, ...days }: Days & { event?: string },
): Promise<Analytics | Failure> {
  const failure = daysFailure(ctx, days)
  if (failure) return failure
  const range = [ctx.tenant.id, ctx.tenant.timeZone, days.from, days.to]
  const values = [...range, event ?? null]
  return ctx.db.read(async (tx) => {
    const byDay = new Map((await tx.rows<Counted>(DAYS, values, 'analytics_days')).map((row) => [row.name, row]))
    return {
      from: days.from,
      to: days.to,
      events: await tx.rows<Counted>(EVENTS, range, 'analytics_events'),
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
