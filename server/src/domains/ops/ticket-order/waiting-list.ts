import type { WaitingStatus } from '@storefront/contract/domain/events/waiting-list'
import type { ListQuery } from '@storefront/contract/entities/common'
import type { OpsWaitingList } from '@storefront/contract/entities/events/ticket-order'
import type { Connection } from '../../../db'
import { type Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { BUYER } from '../../account/profile/user'
import {
  EVENT_REF_COLUMNS,
  FORM_COLUMNS,
  lockSale,
  type SaleRow,
  SETTING_COLUMNS,
  SETTING_JOINS,
} from '../../events/ticket/queries'
import { offerSeats, readOfferPlan } from '../../events/waiting-list/offer'
import { presentPlace, WAITING_COLUMNS, WAITING_JOINS, type WaitingRow } from '../../events/waiting-list/queries'

type WaitingQuery = ListQuery & { status?: WaitingStatus }

const shape: QueryShape = {
  table: 'ticket_waiting',
  columns: WAITING_COLUMNS,
  joins: WAITING_JOINS,
  orderings: { id: 't.id', '-id': 't.id desc' },
  search: [BUYER],
  moment: 't.created_at',
}
const TOTALS =
  'select status, count(*)::int as count from ticket_waiting where tenant_id = $1 and event_id = $2 group by status'

const SALE = `select ${EVENT_REF_COLUMNS}, ${SETTING_COLUMNS}, ${FORM_COLUMNS}, e.seats_expected, e.seats_available, e.is_active
  from event e ${SETTING_JOINS} where e.tenant_id = $1 and e.id = $2`

/** Returns an event with how it sells its tickets, whether it is shown or not. */
async function findOpsSale(tx: Connection, ctx: UserCtx, eventId: number): Promise<SaleRow | undefined> {
  return (await tx.rows<SaleRow>(SALE, [ctx.tenant.id, eventId], 'ops_sale'))[0]
}

async function present(
  ctx: UserCtx,
  tx: Connection,
  sale: SaleRow,
  query: WaitingQuery,
): Promise<OpsWaitingList | Failure> {
  const order = orderingOf(shape, query.ordering ?? 'id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.event_id = ${sql.param(sale.event_id)}`)
  if (query.status) sql.where(`t.status = ${sql.param(query.status)}`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await runList<WaitingRow>(tx, sql, shape, order, query)
  const totals = await tx.rows<{ status: string; count: number }>(
    TOTALS,
    [ctx.tenant.id, sale.event_id],
    'waiting_totals',
  )
  const { reason } = await readOfferPlan(ctx, tx, sale)
  return {
    count,
    results: results.map((row) => ({
      ...presentPlace(ctx, row),
      user: { name: row.user_name, mobile: row.user_mobile },
    })),
    totals: Object.fromEntries(totals.map((total) => [total.status, total.count])),
    seats_expected: sale.seats_expected,
    seats_available: sale.seats_available,
    reason: reason && { code: reason, detail: translate(ctx.language, `events.offerReason.${reason}`) },
  }
}

/** Returns the waiting list of an event, and why nothing is offered. */
export const readOpsWaitingList = (
  ctx: UserCtx,
  eventId: number,
  query: WaitingQuery,
): Promise<OpsWaitingList | Failure> =>
  ctx.db.read(async (tx) => {
    const sale = await findOpsSale(tx, ctx, eventId)
    return sale ? present(ctx, tx, sale, query) : fail('notFound')
  })

/** Offers free seats to those who wait now. */
export const offerOpsSeats = (ctx: UserCtx, eventId: number): Promise<OpsWaitingList | Failure> =>
  ctx.db.tx(async (tx) => {
    if (!(await lockSale(tx, ctx, eventId))) return fail('notFound')
    await offerSeats(ctx, tx, eventId)
    const sale = await findOpsSale(tx, ctx, eventId)
    return sale ? present(ctx, tx, sale, {}) : fail('notFound')
  })
