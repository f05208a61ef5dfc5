import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsEvent, OpsEventDetail } from '@storefront/contract/entities/events/ticket-order'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'
import { badPart } from '../../../kernel/validate'
import { applyQuery, type ListShape, ListSql, orderingOf, runList } from '../../../lib/list'
import { EVENT_COLUMNS, EVENT_JOINS, type EventRow, NEXT, presentEvent } from '../../events/event/service'
import {
  findTypes,
  presentRefundRule,
  presentType,
  type SaleRow,
  SETTING_COLUMNS,
  SETTING_JOINS,
  FORM_COLUMNS,
  EVENT_REF_COLUMNS,
} from '../../events/ticket/queries'

const count = (table: string, condition: string): string =>
  `(select count(*)::int from ${table} x where x.tenant_id = t.tenant_id and x.event_id = t.id and ${condition})`

const COUNTS = `${count('issued_ticket', "x.status = 'valid'")} as tickets_valid, ${count('issued_ticket', "x.status = 'reserved'")} as tickets_reserved,
  ${count('issued_ticket', "x.status = 'valid' and x.use_count > 0")} as tickets_used,
  ${count('event_registration', "x.status in ('pending', 'confirmed', 'signed_in')")} as registrations,
  ${count('ticket_waiting', "x.status = 'waiting'")} as waiting`

interface OpsEventRow extends EventRow {
  tickets_valid: number
  tickets_reserved: number
  tickets_used: number
  registrations: number
  waiting: number
}

const shape: ListShape = {
  table: 'event',
  columns: `${EVENT_COLUMNS}, ${COUNTS}`,
  joins: EVENT_JOINS,
  orderings: { next: NEXT, start: 't.start_at, t.id', '-start': 't.start_at desc, t.id', '-id': 't.id desc' },
  search: ['t.name', 't.abstract', 't.address'],
  moment: 't.start_at',
}

const present = (ctx: UserCtx, row: OpsEventRow): OpsEvent => ({
  ...presentEvent(ctx, row),
  tickets_valid: row.tickets_valid,
  tickets_reserved: row.tickets_reserved,
  tickets_used: row.tickets_used,
  registrations: row.registrations,
  waiting: row.waiting,
})

/** All events with how full they are, the next ones first. */
export async function listOpsEvents(ctx: UserCtx, query: ListQuery): Promise<Page<OpsEvent> | Failure> {
  const order = orderingOf(shape, query.ordering ?? 'next')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql()
  sql.where(`t.tenant_id = ${sql.param(ctx.tenant.id)}`)
  // Named in every statement, also in those that are not ordered by it.
  sql.where(`${sql.param(ctx.now)}::timestamptz is not null`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count: total, results } = await runList<OpsEventRow>(tx, sql, shape, order, query)
    return { count: total, results: results.map((row) => present(ctx, row)) }
  })
}

const SALE = `select ${EVENT_REF_COLUMNS}, ${SETTING_COLUMNS}, ${FORM_COLUMNS}, e.seats_expected, e.seats_available, e.is_active
  from event e ${SETTING_JOINS} where e.tenant_id = $1 and e.id = $2`

/** An event with how it sells its tickets, whether it is shown or not. */
export async function findOpsSale(tx: Connection, ctx: UserCtx, eventId: number): Promise<SaleRow | undefined> {
  return (await tx.rows<SaleRow>(SALE, [ctx.tenant.id, eventId], 'ops_sale'))[0]
}

const ONE = `select ${EVENT_COLUMNS}, ${COUNTS}, t.venue, t.organizer, t.contact_name, t.contact_phone,
    exists (select 1 from registration_setting s where s.tenant_id = t.tenant_id and s.event_id = t.id) as has_registration
  from event t ${EVENT_JOINS} where t.tenant_id = $1 and t.id = $2`

interface OpsDetailRow extends OpsEventRow {
  venue: string
  organizer: string
  contact_name: string
  contact_phone: string
  has_registration: boolean
}

const TYPE_COUNTS = `select ticket_id, count(*) filter (where status = 'valid')::int as valid, count(*) filter (where status = 'reserved')::int as reserved
  from issued_ticket where tenant_id = $1 and event_id = $2 group by ticket_id`

/** One event with all its types of tickets. */
export const readOpsEvent = (ctx: UserCtx, id: number): Promise<OpsEventDetail | Failure> =>
  ctx.db.read(async (tx) => {
    const key = [ctx.tenant.id, id]
    const [row] = await tx.rows<OpsDetailRow>(ONE, key, 'ops_event')
    const sale = await findOpsSale(tx, ctx, id)
    if (!row || !sale) return fail('notFound')
    const counts = await tx.rows<{ ticket_id: number; valid: number; reserved: number }>(TYPE_COUNTS, key, 'ops_event_types')
    const types = await findTypes(tx, ctx, id)
    return {
      ...present(ctx, row),
      venue: row.venue,
      organizer: row.organizer,
      contact: { name: row.contact_name, phone: row.contact_phone },
      has_registration: row.has_registration,
      has_waiting_list: sale.has_waiting_list,
      refund: presentRefundRule(sale),
      tickets: types.map((type) => {
        const { valid = 0, reserved = 0 } = counts.find(({ ticket_id }) => ticket_id === type.id) ?? {}
        return { ...presentType(ctx, sale, type), quota: type.quota, valid, reserved, is_active: type.is_active }
      }),
    }
  })
