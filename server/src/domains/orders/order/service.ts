import { hasTickets, shopOrderKinds } from '@storefront/contract/domain/orders/order-kinds'
import {
  type OrderAction,
  orderLifecycle,
  ownOrderTabs,
  type Transition,
  URGE_HOURS,
} from '@storefront/contract/domain/orders/order'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { Order } from '@storefront/contract/entities/orders/order'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { revokeOrder } from '../../after-sales/return/revoke'
import { hasUnshipped, shipAll } from '../delivery/ship'
import { type Actor, transition } from './lifecycle'
import { presentOrderOf, presentOrders } from './present-orders'
import { findOrder, lockOrder, ORDER_COLUMNS, type OrderRow } from './record'
import { IS_TO_COMMENT } from '../../shared/to-comment'

const shape: QueryShape = {
  table: 'shop_order',
  columns: ORDER_COLUMNS,
  joins: '',
  orderings: { '-id': 't.id desc', id: 't.id', '-created': 't.id desc', created: 't.id' },
  search: [
    't.number',
    `(select string_agg(l.product_name, ' ') from order_line l where l.tenant_id = $1 and l.order_id = t.id)`,
  ],
  moment: 't.created_at',
}

/** Returns the user's orders of a tab, the newest first, each with its lines. */
export async function listOrders(ctx: UserCtx, query: ListQuery & { tab?: string }): Promise<Page<Order> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const tab = ownOrderTabs.find(({ key }) => key === (query.tab ?? 'all'))
  if (!tab) return badPart('tab', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.user_id = ${sql.param(ctx.user.id)}`).where(`t.kind = any(${sql.param(shopOrderKinds)}::text[])`)
  if (tab.statuses) sql.where(`t.status = any(${sql.param(tab.statuses)})`)
  if (tab.key === 'to_comment')
    sql.where(`exists (select 1 from order_line l where l.tenant_id = $1 and l.order_id = t.id and ${IS_TO_COMMENT})`)
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  return ctx.db.read(async (tx) => {
    const { count, results } = await runList<OrderRow>(tx, sql, shape, order, query)
    return { count, results: await presentOrders(ctx, tx, results) }
  })
}

/** Returns the user's own order by its number. */
export async function ownOrder(ctx: UserCtx, number: string): Promise<OrderRow | Failure> {
  const row = await ctx.db.read((tx) => findOrder(tx, ctx.tenant.id, number))
  return row && row.user_id === ctx.user.id ? row : fail('orderNotFound')
}

/** Returns one of the user's orders. */
export async function readOrder(ctx: UserCtx, number: string): Promise<Order | Failure> {
  const row = await ownOrder(ctx, number)
  if (row instanceof Failure) return row
  return ctx.db.read((tx) => presentOrderOf(ctx, tx, row))
}

/**
 * Returns the role in which the user may take the action: owner before operator. Orders of other users are reported as
 * not found.
 */
function actorFor(ctx: UserCtx, order: OrderRow, action: OrderAction): Actor | Failure {
  const { by }: Transition = orderLifecycle[action]
  const isOwner = order.user_id === ctx.user.id
  const isOperator = hasPermission(ctx.perms, permissions.changeOrder)
  if (!isOwner && !isOperator) return fail('orderNotFound')
  if (isOwner && by.includes('owner')) return { who: 'owner', userId: ctx.user.id }
  // Orders of tickets are their own operators' (contract/endpoints/ops/event).
  if (isOperator && !hasTickets(order.kind) && by.includes('operator')) return { who: 'operator', userId: ctx.user.id }
  return fail('forbidden')
}

/**
 * Moves an order by one action, as the actor, with its parcels: shipping packs all that was not sent, and what ends the
 * sending waits until all of it was.
 */
export async function moveOrder(
  ctx: UserCtx,
  tx: Connection,
  row: OrderRow,
  action: OrderAction,
  actor: Actor,
): Promise<OrderRow | Failure> {
  if (action === 'ship') return shipAll(ctx, tx, row, actor)
  if (action === 'revoke') return revokeOrder(ctx, tx, row, actor)
  if (action === 'urge' && (await wasUrged(ctx, tx, row))) return fail('orderUrged', { n: URGE_HOURS })
  const { needsAllSent }: Transition = orderLifecycle[action]
  if (needsAllSent && (await hasUnshipped(tx, ctx.tenant.id, row.id))) return fail('parcelWrong')
  return transition(ctx, tx, row, action, actor)
}

const URGED = `select 1 from order_log where tenant_id = $1 and order_id = $2 and action = 'urge' and created_at > $3 limit 1`

/** Whether the buyer has urged the seller in the last hours. Locks the order, so that of two taps at once one is noted. */
async function wasUrged(ctx: UserCtx, tx: Connection, { id }: OrderRow): Promise<boolean> {
  await lockOrder(tx, ctx.tenant.id, id)
  const since = new Date(ctx.now.getTime() - URGE_HOURS * 3_600_000)
  return (await tx.rows(URGED, [ctx.tenant.id, id, since])).length > 0
}

/** Moves an order by one action of its lifecycle. */
export function processOrder(ctx: UserCtx, number: string, action: OrderAction): Promise<Order | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findOrder(tx, ctx.tenant.id, number)
    if (!row) return fail('orderNotFound')
    const actor = actorFor(ctx, row, action)
    if (actor instanceof Failure) return actor
    const movedOrder = await moveOrder(ctx, tx, row, action, actor)
    return movedOrder instanceof Failure
      ? movedOrder
      : presentOrderOf(ctx, tx, movedOrder, actor.who === 'operator' ? 'operator' : 'owner')
  })
}
