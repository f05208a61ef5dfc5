import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsEvent, OpsEventDetail } from '@storefront/contract/entities/events/ops-event'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { indexOf } from '../../../lib/search'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { opsActions } from '../../events/event/ops-actions'
import { HAS_TICKETS } from '../../events/event/service'

interface EventRow extends PictureRow {
  id: number
  name: string
  address: string
  start_at: string
  end_at: string
  is_all_day: boolean
  is_active: boolean
  seats_expected: number | null
  seats_available: number | null
  has_registration: boolean
  has_tickets: boolean
  registrations: number
  pending: number
  signed_in: number
}

/** Registrations of event `t` that stand so. */
const registrationsIn = (
  statuses: string,
): string => `(select count(*)::int from event_registration r where r.tenant_id = $1 and r.event_id = t.id
    and r.status in (${statuses}))`
const PENDING = registrationsIn("'pending'")

const COLUMNS = `t.id, t.name, t.address, t.start_at, t.end_at, t.is_all_day, t.is_active, t.seats_expected, t.seats_available,
  exists (select 1 from registration_setting s where s.tenant_id = $1 and s.event_id = t.id) as has_registration,
  ${HAS_TICKETS},
  ${registrationsIn("'pending', 'confirmed', 'signed_in'")} as registrations, ${PENDING} as pending, ${registrationsIn("'signed_in'")} as signed_in, ${PICTURE_COLUMNS}`
const JOINS = 'left join image im on im.tenant_id = $1 and im.id = t.main_image_id'

/** The next ones first, then those that are over; `$2` is now. */
const NEXT = 't.end_at < $2, case when t.end_at >= $2 then t.start_at end, t.start_at desc, t.id'

const shape: QueryShape = {
  table: 'event',
  columns: COLUMNS,
  joins: JOINS,
  orderings: { next: NEXT, '-start': 't.start_at desc, t.id', start: 't.start_at, t.id', '-id': 't.id desc' },
  search: [],
  searchIndex: indexOf('event'),
  moment: 't.start_at',
}

/** The condition for each phase of an event; `$2` is now. */
const PHASES = {
  future: 't.start_at > $2',
  ongoing: 't.start_at <= $2 and t.end_at >= $2',
  over: 't.end_at < $2',
} as const

const iso = (moment: string): string => new Date(moment).toISOString()

function present(ctx: UserCtx, row: EventRow): OpsEvent {
  const {
    id,
    name,
    address,
    is_all_day,
    is_active,
    seats_expected,
    seats_available,
    registrations,
    pending,
    signed_in,
  } = row
  return {
    id,
    name,
    address,
    start: iso(row.start_at),
    end: iso(row.end_at),
    is_all_day,
    is_active,
    main_image: pictureOf(ctx.ports.storage, row),
    seats_expected,
    seats_available,
    registrations: row.has_registration || registrations > 0 ? registrations : null,
    pending,
    signed_in,
    ops_actions: opsActions(ctx, row.has_tickets || row.has_registration),
  }
}

type EventsQuery = ListQuery & { is_active?: boolean; phase?: keyof typeof PHASES; waiting?: boolean }

/** Returns all events, published or not, the next ones first. */
export async function listOpsEvents(ctx: UserCtx, query: EventsQuery): Promise<Page<OpsEvent> | Failure> {
  const order = orderingOf(shape, query.ordering ?? 'next')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  // Named in every statement, also in those that are not ordered by it.
  sql.where(`${sql.param(ctx.now)}::timestamptz is not null`)
  if (query.is_active !== undefined) sql.where(query.is_active ? 't.is_active' : 'not t.is_active')
  if (query.phase) sql.where(PHASES[query.phase])
  if (query.waiting) sql.where(`${PENDING} > 0`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<EventRow>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}

interface TicketRow {
  id: number
  name: string
  left: number | null
  issued: number
  reserved: number
  is_active: boolean
}

const ONE = `select ${COLUMNS}, t.venue, t.abstract, case when exists (select 1 from ticket_setting s
    where s.tenant_id = $1 and s.event_id = t.id and s.has_waiting_list)
    then (select count(*)::int from ticket_waiting w where w.tenant_id = $1 and w.event_id = t.id and w.status = 'waiting') end as waiting from event t ${JOINS} where t.tenant_id = $1 and t.id = $2`
const issuedIn = (status: string): string => `(select count(*)::int from issued_ticket i
    where i.tenant_id = $1 and i.event_id = k.event_id and i.ticket_id = k.id and i.status = '${status}')`
const TICKETS = `select k.id, k.name, k.inventory as left, ${issuedIn('valid')} as issued, ${issuedIn('reserved')} as reserved, k.is_active
  from event_ticket k where k.tenant_id = $1 and k.event_id = $2 order by k.position, k.id`

async function findEvent(ctx: UserCtx, tx: Connection, id: number): Promise<OpsEventDetail | Failure> {
  const key = [ctx.tenant.id, id]
  const [row] = await tx.rows<EventRow & { venue: string; abstract: string; waiting: number | null }>(
    ONE,
    key,
    'ops_event_one',
  )
  if (!row) return fail('notFound')
  return {
    ...present(ctx, row),
    venue: row.venue,
    abstract: row.abstract,
    waiting: row.waiting,
    tickets: await tx.rows<TicketRow>(TICKETS, key, 'ops_event_tickets'),
  }
}

/** Returns one event with its seats, registrations and tickets. */
export const readOpsEvent = (ctx: UserCtx, id: number): Promise<OpsEventDetail | Failure> =>
  ctx.db.read((tx) => findEvent(ctx, tx, id))

/** Publishes an event, or takes it off; doing so twice changes nothing. */
export function activateOpsEvent(ctx: UserCtx, id: number, is_active: boolean): Promise<OpsEventDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    await tx.rows(
      'update event set is_active = $3 where tenant_id = $1 and id = $2',
      [ctx.tenant.id, id, is_active],
      'event_activate',
    )
    return findEvent(ctx, tx, id)
  })
}
