import { ticketOrderTabs } from '@storefront/contract/domain/events/ticket-order'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { TicketOrder, TicketOrderDetail } from '@storefront/contract/entities/events/ticket-order'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { presentTicketOrder, presentTicketOrders } from './presenter'
import { findTicketOrder, TICKET_ORDER_COLUMNS, TICKET_ORDER_JOINS, type TicketOrderRow } from './queries'

export type TicketOrderTabKey = (typeof ticketOrderTabs)[number]['key']

export const ticketOrderShape: QueryShape = {
  table: 'shop_order',
  columns: TICKET_ORDER_COLUMNS,
  joins: TICKET_ORDER_JOINS,
  orderings: { '-id': 't.id desc', id: 't.id' },
  search: [
    't.number',
    `(select string_agg(l.product_name || ' ' || l.attributes_label, ' ') from order_line l where l.tenant_id = $1 and l.order_id = t.id)`,
  ],
  moment: 't.created_at',
}

/** Narrows a list to orders of tickets of a tab. */
export function ofTab(sql: ListSql, tab: TicketOrderTabKey = 'all'): ListSql {
  const statuses = ticketOrderTabs.find(({ key }) => key === tab)?.statuses ?? null
  sql.where("t.kind = 'ticket'")
  return statuses ? sql.where(`t.status = any(${sql.param(statuses)})`) : sql
}

/** Returns the user's orders of tickets, the newest first. */
export async function listTicketOrders(
  ctx: UserCtx,
  query: ListQuery & { tab?: TicketOrderTabKey },
): Promise<Page<TicketOrder> | Failure> {
  const order = orderingOf(ticketOrderShape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`)
  const failure = applyQuery(ctx, ofTab(sql, query.tab), ticketOrderShape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<TicketOrderRow>(tx, sql, ticketOrderShape, order, query)
    return { count, results: await presentTicketOrders(ctx, tx, results) }
  })
}

/** Returns an order as it stands now, for its buyer. */
export async function readTicketOrderIn(
  ctx: UserCtx,
  tx: Connection,
  { number }: { readonly number: string },
): Promise<TicketOrderDetail | Failure> {
  const row = await findTicketOrder(tx, ctx, number)
  return row?.user_id === ctx.user.id ? presentTicketOrder(ctx, tx, row) : fail('orderNotFound')
}

export const readTicketOrder = (ctx: UserCtx, number: string): Promise<TicketOrderDetail | Failure> =>
  ctx.db.read((tx) => readTicketOrderIn(ctx, tx, { number }))
