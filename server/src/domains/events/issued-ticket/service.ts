import { holderActions, type IssuedTicketTab } from '@storefront/contract/domain/events/ticket'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { AttendeeInput, IssuedTicket, IssuedTicketDetail } from '@storefront/contract/entities/events/ticket'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { replaceAttendee } from '../ticket/attendee'
import { presentIssuedTicket, presentIssuedTickets } from './presenter'
import { findIssuedTicket, ISSUED_COLUMNS, ISSUED_JOINS, issuedFacts, type IssuedTicketRow } from './queries'

const ofEvent = (column: string): string =>
  `(select e.${column} from event e where e.tenant_id = $1 and e.id = t.event_id)`

const shape: QueryShape = {
  table: 'issued_ticket',
  columns: ISSUED_COLUMNS,
  joins: ISSUED_JOINS,
  orderings: {
    start: `${ofEvent('start_at')}, t.id`,
    '-start': `${ofEvent('start_at')} desc, t.id desc`,
    '-id': 't.id desc',
  },
  search: [ofEvent('name'), 't.code'],
  moment: ofEvent('start_at'),
}

/** Returns the tickets that the user has: those that can still let in, the next event first, or the others. */
export async function listIssuedTickets(
  ctx: UserCtx,
  query: ListQuery & { tab?: IssuedTicketTab },
): Promise<Page<IssuedTicket> | Failure> {
  const { tab = 'valid' } = query
  const order = orderingOf(shape, query.ordering ?? (tab === 'valid' ? 'start' : '-start'))
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  const isValid = `(t.status = 'valid' and t.use_count < t.uses and ${ofEvent('end_at')} >= ${sql.param(ctx.now)})`
  // What an unpaid order reserved is in the order alone.
  sql.where(tab === 'valid' ? isValid : `not ${isValid} and (t.status in ('valid', 'refunded') or t.reason <> '')`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<IssuedTicketRow>(tx, sql, shape, order, query)
    return { count, results: await presentIssuedTickets(ctx, tx, results) }
  })
}

/** Returns a ticket of the user's, as it stands now. */
export async function ownTicketDetail(ctx: UserCtx, tx: Connection, id: number): Promise<IssuedTicketDetail | Failure> {
  const row = await findIssuedTicket(tx, ctx, id)
  return row?.user_id === ctx.user.id ? presentIssuedTicket(ctx, tx, row) : fail('notFound')
}

export const readIssuedTicket = (ctx: UserCtx, id: number): Promise<IssuedTicketDetail | Failure> =>
  ctx.db.read((tx) => ownTicketDetail(ctx, tx, id))

const CHANGE = `update issued_ticket set attendee = $4, changed_at = $5 where tenant_id = $1 and id = $2 and user_id = $3`

/** Says for whom a ticket is, until its event starts or it was used. */
export function changeAttendee(ctx: UserCtx, id: number, input: AttendeeInput): Promise<IssuedTicketDetail | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findIssuedTicket(tx, ctx, id, true)
    if (row?.user_id !== ctx.user.id) return fail('notFound')
    if (!holderActions(issuedFacts(row), ctx.now.getTime()).includes('attendee')) return fail('ticketMoved')
    const attendee = await replaceAttendee(tx, ctx, row, row.attendee, input)
    if (attendee instanceof Failure) return attendee
    await tx.rows(CHANGE, [ctx.tenant.id, id, ctx.user.id, JSON.stringify(attendee), ctx.now], 'issued_attendee')
    return ownTicketDetail(ctx, tx, id)
  })
}
