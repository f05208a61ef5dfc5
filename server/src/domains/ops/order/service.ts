import { shopOrderKinds } from '@storefront/contract/domain/orders/order-kinds'
import { orderTabs, type OrderStatus } from '@storefront/contract/domain/orders/order'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { OpsOrder } from '@storefront/contract/entities/ops'
import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import type { Connection } from '../../../db'
import type { OrderAddress } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { ordersBy } from '../../../lib/search'
import { BUYER } from '../../account/profile/user'
import { commentsOfOrder } from '../../orders/comment/queries'
import { settleArrival, shipParcel } from '../../orders/delivery/ship'
import type { Actor } from '../../orders/order/lifecycle'
import { presentOrders } from '../../orders/order/present-orders'
import { findOrderById, ORDER_COLUMNS, type OrderRow } from '../../orders/order/record'
import { moveOrder } from '../../orders/order/service'

const LINES = `(select string_agg(l.product_name, ' ') from order_line l where l.tenant_id = $1 and l.order_id = t.id)`

/** The list of orders. */
export const orderShape: QueryShape = {
  table: 'shop_order',
  columns: ORDER_COLUMNS,
  joins: '',
  orderings: { '-id': 't.id desc', id: 't.id' },
  search: [],
  searchIndex: ordersBy([
    't.number',
    "coalesce(t.pickup_code, '')",
    LINES,
    BUYER,
    "coalesce(t.address ->> 'name', '')",
    "coalesce(t.address ->> 'mobile', '')",
  ]),
  moment: 't.created_at',
}

/** Orders with who made them. */
export async function presentOpsOrders(ctx: UserCtx, tx: Connection, rows: readonly OrderRow[]): Promise<OpsOrder[]> {
  const orders = await presentOrders(ctx, tx, rows, 'operator')
  const userIds = rows.map(({ user_id }) => user_id)
  const users = await tx.rows<{ id: number; name: string; mobile: string }>(
    "select id, name, coalesce(mobile, '') as mobile from account where tenant_id = $1 and id = any($2::bigint[])",
    [ctx.tenant.id, userIds],
  )
  return orders.map((order, i) => {
    const { id = 0, user_id } = rows[i] ?? {}
    const { name = '', mobile = '' } = users.find((user) => user.id === user_id) ?? {}
    return { ...order, id, user: { name, mobile } }
  })
}

/** The conditions of a list of orders, and the SQL of its order. */
interface OrderList {
  readonly sql: ListSql
  readonly order: string
}

/** SQL of the condition that an order stands in a tab: as a text, so that PostgreSQL sees what the index of open orders has. */
export const inTab = (statuses: readonly OrderStatus[] | null): string =>
  statuses === null ? 'true' : `t.status in (${statuses.map((status) => `'${status}'`).join(', ')})`

/** SQL of the condition that a buyer waits for an order that they urged, as its index has it. */
export const URGED = "t.urged_at is not null and t.status = 'wait_ship'"

/** Returns the list of everybody's orders of a tab, or the part of the query that is wrong. */
export function orderListOf(
  ctx: Pick<UserCtx, 'tenant' | 'language'>,
  query: ListQuery & { readonly tab?: string; readonly urged?: boolean },
): OrderList | Failure {
  const order = orderingOf(orderShape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const tab = orderTabs.find(({ key }) => key === (query.tab ?? 'all'))
  if (!tab) return badPart('tab', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.kind = any(${sql.param(shopOrderKinds)}::text[])`)
  sql.where(inTab(tab.statuses))
  if (query.urged !== undefined) sql.where(query.urged ? URGED : `not (${URGED})`)
  const failure = applyQuery(ctx, sql, orderShape, query)
  return failure ?? { sql, order }
}

/** Everybody's orders of a tab, the newest first. */
export async function listOpsOrders(
  ctx: UserCtx,
  query: ListQuery & { tab?: string; urged?: boolean },
): Promise<Page<OpsOrder> | Failure> {
  const list = orderListOf(ctx, query)
  if (list instanceof Failure) return list
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<OrderRow>(tx, list.sql, orderShape, list.order, query)
    return { count, results: await presentOpsOrders(ctx, tx, results) }
  })
}

/** Returns one order as operators see it; orderNotFound for no order, or one of an event. */
export async function findOpsOrder(ctx: UserCtx, tx: Connection, id: number): Promise<OpsOrder | Failure> {
  const row = await findOrderById(tx, ctx.tenant.id, id)
  const [order] = row && row.kind !== 'ticket' ? await presentOpsOrders(ctx, tx, [row]) : []
  return order ?? fail('orderNotFound')
}

export const readOpsOrder = (ctx: UserCtx, id: number): Promise<OpsOrder | Failure> =>
  ctx.db.read((tx) => findOpsOrder(ctx, tx, id))

export interface OpsStep {
  action: 'ship' | 'hand_over' | 'deliver' | 'cancel'
  carrier?: string
  tracking_no?: string
  lines?: { line_id: number; quantity: number }[]
  address?: OrderAddress
}

/** Ships pieces of an order in a parcel, or moves it by an action of its lifecycle. */
export function processOpsOrder(ctx: UserCtx, id: number, step: OpsStep): Promise<OpsOrder | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findOrderById(tx, ctx.tenant.id, id)
    if (!row || row.kind === 'ticket') return fail('orderNotFound')
    const actor: Actor = { who: 'operator', userId: ctx.user.id }
    const [carrier, trackingNo] = [step.carrier?.trim() ?? '', step.tracking_no?.trim() ?? '']
    const parcel = {
      carrier,
      trackingNo,
      isOut: trackingNo !== '',
      lines: step.lines ?? null,
      address: step.address ?? null,
    }
    const movedOrder =
      step.action === 'hand_over'
        ? await handOver(ctx, tx, row, actor)
        : step.action === 'ship'
          ? await shipParcel(ctx, tx, row, parcel, actor)
          : await moveOrder(ctx, tx, row, step.action, actor)
    if (movedOrder instanceof Failure) return movedOrder
    const settledOrder = await settleArrival(ctx, tx, movedOrder)
    return settledOrder instanceof Failure ? settledOrder : findOpsOrder(ctx, tx, id)
  })
}

/**
 * Gives an order to the buyer who came for it: all that is left of it goes out and has come. parcelWrong while a return
 * keeps pieces here.
 */
async function handOver(ctx: UserCtx, tx: Connection, row: OrderRow, actor: Actor): Promise<OrderRow | Failure> {
  if (row.pickup_code === null) return fail('forbidden')
  const out = await shipParcel(
    ctx,
    tx,
    row,
    { carrier: '', trackingNo: '', isOut: true, lines: null, address: null },
    actor,
  )
  return out instanceof Failure ? out : moveOrder(ctx, tx, out, 'deliver', actor)
}

/** Lists the buyer's comments on the lines of an order; orderNotFound for no order. */
export function listOpsOrderComments(ctx: UserCtx, id: number): Promise<Page<ProductComment> | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findOrderById(tx, ctx.tenant.id, id)
    return row ? commentsOfOrder(ctx, tx, row.id) : fail('orderNotFound')
  })
}
