import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { Ctx, JobCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { isPlainText } from '../../../lib/plain-text'
import { sha256 } from '../../../lib/random'
import type { AnalyticsEvent } from '../../../core/ports.types'

const KEY = 'batch'
const BATCH = 500
/** Time for which events are collected before they are sent. */
const PAUSE_MS = 60_000

// The lock makes a job that is just ending wait for the events of this transaction.
const PLAN = `insert into job (tenant_id, kind, key, run_at, attempts) values ($1, 'analytics_send', $2, $3, 0)
  on conflict (tenant_id, kind, key) do update set failed_at = null,
    run_at = case when job.failed_at is null then job.run_at else excluded.run_at end,
    attempts = case when job.failed_at is null then job.attempts else 0 end`

/** Plans that the events of this transaction are sent to the service outside. */
export async function planForwarding(ctx: Ctx, tx: Connection): Promise<void> {
  await tx.rows(PLAN, [ctx.tenant.id, KEY, new Date(ctx.now.getTime() + PAUSE_MS)], 'analytics_plan')
}

interface EventRow {
  id: number
  name: string
  page: string
  data: Record<string, string | number | boolean>
  visit: string | null
  created_at: string
}

/** Characters of a text that is given away; longer ones are sentences. */
const WORD_MAX = 24
const SEGMENT = /^(?:[a-z][a-z_-]*|\d{1,9})$/
const WORD = /^[a-z][a-z0-9_.-]*$/
/** Figures of a number at most, also behind its point: eleven are a mobile. */
const FIGURES_MAX = 9
/**
 * The query parameters of an address that are kept; `utm_content` carries a promoter's code, which identifies a person.
 */
const QUERY_NAMES = ['utm_campaign', 'utm_source', 'utm_medium']
const MASK = '***'

const isWord = (text: string): boolean => WORD.test(text) && isPlainText(text, WORD_MAX)
/** An id of ours has as many figures as a number; codes of six that are not one stand in words. */
const isSegment = (part: string): boolean => part === '' || (SEGMENT.test(part) && part.length <= WORD_MAX)
const isPlainNumber = (number: number): boolean => String(number).replace(/\D/g, '').length <= FIGURES_MAX

/** Returns an address with its words and ids alone: no codes, no uuids, no searches. */
export function plainPage(page: string): string {
  const [path = '', query = ''] = page.split('?')
  const plainPath = path
    .split('/')
    .map((part) => (isSegment(part) ? part : MASK))
    .join('/')
  const names = [...new URLSearchParams(query)].filter(
    ([name, value]) => QUERY_NAMES.includes(name) && /^\w+$/.test(value) && isPlainText(value, WORD_MAX),
  )
  return names.length > 0 ? `${plainPath}?${new URLSearchParams(names)}` : plainPath
}

const isPlain = ([name, value]: readonly [string, unknown]): boolean =>
  isWord(name) &&
  (typeof value === 'boolean' || (typeof value === 'number' ? isPlainNumber(value) : isWord(String(value))))

/**
 * Presents an event for another service: without data that identifies a person, and with a visit id that changes every
 * day.
 */
function presentEvent(ctx: JobCtx, row: EventRow): AnalyticsEvent {
  const at = new Date(row.created_at)
  return {
    id: `${ctx.tenant.slug}-${row.id}`,
    name: isWord(row.name) ? row.name : MASK,
    page: plainPage(row.page),
    data: Object.fromEntries(Object.entries(row.data).filter(isPlain)),
    visit: row.visit === null ? null : sha256(`${ctx.tenant.slug} ${dayOf(ctx.tenant, at)} ${row.visit}`).slice(0, 16),
    time: at.toISOString(),
  }
}

const UNSENT =
  'select id, name, page, data, visit, created_at from track_event where tenant_id = $1 and is_unsent order by id limit $2'
const SENT = 'update track_event set is_unsent = false where tenant_id = $1 and id = any($2::bigint[])'
const DROP = 'update track_event set is_unsent = false where tenant_id = $1 and is_unsent'
const LEFT = 'select 1 from track_event where tenant_id = $1 and is_unsent limit 1'

/**
 * Sends what waits, a batch at a time, and marks it only when the service took it: what fails is sent again later, by
 * the same ids, so that the service can tell what it has already.
 */
export async function forwardEvents(ctx: JobCtx): Promise<void> {
  const { analytics } = ctx.ports
  const rows = await ctx.db.read((tx) => tx.rows<EventRow>(UNSENT, [ctx.tenant.id, BATCH], 'analytics_unsent'))
  if (analytics.isOn && rows.length > 0)
    await analytics.send({ site: ctx.tenant.slug, events: rows.map((row) => presentEvent(ctx, row)) })
  await ctx.db.tx(async (tx) => {
    // It was switched off since.
    if (!analytics.isOn) await tx.rows(DROP, [ctx.tenant.id])
    else await tx.rows(SENT, [ctx.tenant.id, rows.map(({ id }) => id)], 'analytics_sent')
    await cancelJob(tx, ctx.tenant.id, 'analytics_send', KEY)
    const isLeft = (await tx.rows(LEFT, [ctx.tenant.id])).length > 0
    if (isLeft) await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'analytics_send', key: KEY, runAt: ctx.now })
  })
}
