import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsTicketOrder, OpsTicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { BUYER } from '../../account/profile/user'
import { buyerOf, presentTicketOrder, presentTicketOrders } from '../../events/ticket-order/presenter'
import { processTicketOrder, type TicketOrderStep } from '../../events/ticket-order/process'
import { findTicketOrder, type TicketOrderRow } from '../../events/ticket-order/queries'
import { ofTab, ticketOrderShape, type TicketOrderTabKey } from '../../events/ticket-order/service'

const CODES = `(select string_agg(i.code, ' ') from issued_ticket i where i.tenant_id = $1 and i.order_id = t.id)`
const shape: QueryShape = { ...ticketOrderShape, search: [...ticketOrderShape.search, BUYER, CODES] }

/** Everybody's orders of tickets of a tab, of one event or all; the newest first. */
export async function listOpsTicketOrders(
  ctx: UserCtx,
  query: ListQuery & { tab?: TicketOrderTabKey; event?: number },
): Promise<Page<OpsTicketOrder> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  ofTab(sql, query.tab)
  if (query.event !== undefined)
    sql.where(
      `exists (select 1 from ticket_order k where k.tenant_id = $1 and k.order_id = t.id and k.event_id = ${sql.param(query.event)})`,
    )
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<TicketOrderRow>(tx, sql, shape, order, query)
    const orders = await presentTicketOrders(ctx, tx, results, 'ops')
    return { count, results: orders.flatMap((one, n) => (results[n] ? [{ ...one, user: buyerOf(results[n]) }] : [])) }
  })
}

const present = async (ctx: UserCtx, tx: Connection, row: TicketOrderRow): Promise<OpsTicketOrderDetail> => ({
  ...(await presentTicketOrder(ctx, tx, row, 'ops')),
  user: buyerOf(row),
})

/** Returns one order of tickets. */
export const readOpsTicketOrder = (ctx: UserCtx, number: string): Promise<OpsTicketOrderDetail | Failure> =>
  ctx.db.read(async (tx) => {
    const row = await findTicketOrder(tx, ctx, number)
    return row ? present(ctx, tx, row) : fail('orderNotFound')
  })

/** Cancels an order that is not paid, or takes tickets back for their whole price. */
export const processOpsTicketOrder = (
  ctx: UserCtx,
  number: string,
  step: TicketOrderStep,
): Promise<OpsTicketOrderDetail | Failure> =>
  ctx.db.tx(async (tx) => {
    const row = await processTicketOrder(ctx, tx, number, step, 'ops')
    return row instanceof Failure ? row : present(ctx, tx, row)
  })
