import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { EventBrief, EventDetail } from '@storefront/contract/entities/events/event'
import { fail, type Failure } from '../../../failure'
import type { Ctx } from '../../../kernel/context.types'
import { badPart } from '../../../kernel/validate'
import { amount, amountOrNull } from '../../../lib/amount'
import { cleanHtml } from '../../../lib/html'
import { applyQuery, type ListShape, ListSql, orderingOf, runList } from '../../../lib/list'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { narrow, type Selection, type Slice } from '../../../lib/selection'
import { opsActions } from './ops-actions'

interface EventRow extends PictureRow {
  id: number
  name: string
  abstract: string
  address: string
  start_at: string
  end_at: string
  is_all_day: boolean
  is_active: boolean
  seats_expected: number | null
  seats_available: number | null
  price_from: number | null
  has_registration: boolean
  show_free_price: boolean
}

const COLUMNS = `t.id, t.name, t.abstract, t.address, t.start_at, t.end_at, t.is_all_day, t.is_active, t.seats_expected, t.seats_available, t.show_free_price,
  (select min(k.price) from event_ticket k where k.tenant_id = t.tenant_id and k.event_id = t.id) as price_from,
  exists (select 1 from registration_setting s where s.tenant_id = t.tenant_id and s.event_id = t.id) as has_registration, ${PICTURE_COLUMNS}`
const JOINS = 'left join image im on im.tenant_id = t.tenant_id and im.id = t.main_image_id'

/** The next ones first, then those that are over, the latest of them first; `$2` is now. */
const NEXT = 't.end_at < $2, case when t.end_at >= $2 then t.start_at end, t.start_at desc, t.id'

const shape: ListShape = {
  table: 'event',
  columns: COLUMNS,
  joins: JOINS,
  orderings: { next: NEXT, start: 't.start_at, t.id', '-start': 't.start_at desc, t.id', '-id': 't.id desc', id: 't.id' },
  search: ['t.name', 't.abstract', 't.address'],
  moment: 't.start_at',
}

function brief(ctx: Ctx, row: EventRow): EventBrief {
  return {
    id: row.id,
    ctype: 'event.event',
    name: row.name,
    abstract: row.abstract,
    address: row.address,
    start: new Date(row.start_at).toISOString(),
    end: new Date(row.end_at).toISOString(),
    is_all_day: row.is_all_day,
    is_active: row.is_active,
    main_image: pictureOf(ctx.ports.storage, row),
    seats_expected: row.seats_expected,
    seats_available: row.seats_available,
    price_from: amountOrNull(ctx, row.price_from),
    config: { show_free_price: row.show_free_price },
    ops_actions: opsActions(ctx, row.price_from !== null || row.has_registration),
  }
}

function activeEvents(ctx: Ctx): ListSql {
  const sql = new ListSql()
  sql.where(`t.tenant_id = ${sql.param(ctx.tenant.id)}`)
  // Named in every statement, also in those that are not ordered by it.
  const now = sql.param(ctx.now)
  return sql.where('t.is_active').where(`${now}::timestamptz is not null`)
}

async function present(ctx: Ctx, sql: ListSql, order: string, page: { limit?: number; offset?: number }): Promise<Page<EventBrief>> {
  const { count, results } = await ctx.db.read((tx) => runList<EventRow>(tx, sql, shape, order, page))
  return { count, results: results.map((row) => brief(ctx, row)) }
}

/** Where an event stands (spec 4), as the client's own phase has it; `$2` is now. */
const PHASES = { future: 't.start_at > $2', ongoing: 't.start_at <= $2 and t.end_at >= $2', over: 't.start_at <= $2 and t.end_at < $2' } as const
type EventsQuery = ListQuery & { phase?: keyof typeof PHASES }

/** Events, the next ones first; `from` and `to` are days of their start. */
export async function listEvents(ctx: Ctx, query: EventsQuery): Promise<Page<EventBrief> | Failure> {
  const order = orderingOf(shape, query.ordering ?? 'next')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = activeEvents(ctx)
  if (query.phase) sql.where(PHASES[query.phase])
  return applyQuery(ctx, sql, shape, query) ?? present(ctx, sql, order, query)
}

/** Events of a module, those that are over last in any ordering; events have neither categories nor tags. */
export async function eventsOf(ctx: Ctx, selection: Selection, page: Slice): Promise<Page<EventBrief>> {
  const sql = activeEvents(ctx)
  const order = narrow(sql, shape, selection, NEXT)
  return present(ctx, sql, selection.ids ? order : `t.end_at < $2, ${order}`, page)
}

interface TicketRow {
  id: number
  name: string
  price: number
  inventory: number | null
}

/** One event with its tickets. */
export async function readEvent(ctx: Ctx, id: number): Promise<EventDetail | Failure> {
  const result = await ctx.db.read(async (tx) => {
    const key = [ctx.tenant.id, id]
    const one = `select ${COLUMNS}, t.venue, t.description from event t ${JOINS} where t.tenant_id = $1 and t.id = $2 and t.is_active`
    const [row] = await tx.rows<EventRow & { venue: string; description: string }>(one, key, 'event_one')
    const tickets = 'select id, name, price, inventory from event_ticket where tenant_id = $1 and event_id = $2 order by position, id'
    return row && { row, tickets: await tx.rows<TicketRow>(tickets, key, 'event_tickets') }
  })
  if (!result) return fail('notFound')
  const { row, tickets } = result
  return {
    ...brief(ctx, row),
    venue: row.venue,
    has_registration: row.has_registration,
    description: cleanHtml(row.description),
    tickets: tickets.map(({ id: ticketId, name, price, inventory }) => ({ id: ticketId, name, price: amount(ctx, price), left: inventory })),
  }
}
