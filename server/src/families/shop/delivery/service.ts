import { type DeliveryAction, deliveryLifecycle } from '@storefront/contract/domain/delivery'
import type { Delivery, DeliveryNode, ProductComment } from '@storefront/contract/entities/after-sales'
import type { Page } from '@storefront/contract/entities/common'
import { may, permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { deliveryNode } from '../../../db/schema'
import { Failure, fail } from '../../../failure'
import type { UserCtx } from '../../../kernel/ctx'
import { commentsOfLines } from '../comment/repo'
import { transition } from '../order/lifecycle'
import { findOrderById } from '../order/repo'
import { type DeliveryRow, type NodeRow, presentDelivery, presentNode } from './present'
import { findDelivery } from './repo'
import { settleArrival } from './ship'

interface Seen {
  row: DeliveryRow
  who: 'owner' | 'operator'
}

/** A parcel as the caller may see it: its buyer, or an operator; nobody else's is found. */
async function seen(ctx: UserCtx, q: Connection, number: string): Promise<Seen | Failure> {
  const row = await findDelivery(q, ctx.tenant.id, number)
  if (row?.user_id === ctx.user.id) return { row, who: 'owner' }
  return row && may(ctx.perms, permissions.changeOrder) ? { row, who: 'operator' } : fail('notFound')
}

/** One parcel. */
export async function readDelivery(ctx: UserCtx, number: string): Promise<Delivery | Failure> {
  const found = await ctx.db.read((q) => seen(ctx, q, number))
  return found instanceof Failure ? found : presentDelivery(ctx, found.row, found.who)
}

/** Where a parcel was, the newest first. */
export async function listNodes(ctx: UserCtx, number: string): Promise<Page<DeliveryNode> | Failure> {
  return ctx.db.read(async (q) => {
    const found = await seen(ctx, q, number)
    if (found instanceof Failure) return found
    const rows = await q.rows<NodeRow>(
      'select kind, text, created_at from delivery_node where tenant_id = $1 and delivery_id = $2 order by created_at desc, id desc',
      [ctx.tenant.id, found.row.id],
    )
    return { count: rows.length, results: rows.map((row) => presentNode(ctx, row)) }
  })
}

/** What its buyer said of the lines in a parcel. */
export async function deliveryComments(ctx: UserCtx, number: string): Promise<Page<ProductComment> | Failure> {
  return ctx.db.read(async (q) => {
    const found = await seen(ctx, q, number)
    if (found instanceof Failure) return found
    return commentsOfLines(
      ctx,
      q,
      found.row.lines.map(({ line_id }) => line_id),
    )
  })
}

const MOVE = `update order_delivery set state = $4, carrier = coalesce($6, carrier), tracking_no = coalesce($7, tracking_no),
    shipped_at = case when $4 = 'shipped' then $5 else shipped_at end, delivered_at = case when $4 = 'delivered' then $5 else delivered_at end
  where tenant_id = $1 and id = $2 and state = any($3) returning 1`

async function move(ctx: UserCtx, q: Connection, { row, who }: Seen, action: DeliveryAction, way: readonly [string, string] | null): Promise<Failure | null> {
  const { from, by } = deliveryLifecycle[action]
  if (!(by as readonly string[]).includes(who)) return fail('forbidden')
  const moved = await q.rows(MOVE, [ctx.tenant.id, row.id, [...from], action, ctx.now, way?.[0] ?? null, way?.[1] ?? null])
  if (moved.length === 0) return fail('parcelMoved')
  await q.orm.insert(deliveryNode).values({ tenantId: ctx.tenant.id, deliveryId: row.id, kind: action, createdAt: ctx.now })
  return null
}

/** A packed parcel goes out with its carrier; the first one ships its order. */
export function markShipped(ctx: UserCtx, number: string, way: { carrier: string; tracking_no: string }): Promise<Delivery | Failure> {
  return ctx.db.tx(async (q) => {
    const found = await seen(ctx, q, number)
    if (found instanceof Failure) return found
    const [carrier, trackingNo] = [way.carrier.trim(), way.tracking_no.trim()]
    if (carrier === '' || trackingNo === '') return fail('waybillRequired')
    const refused = await move(ctx, q, found, 'shipped', [carrier, trackingNo])
    if (refused) return refused
    const order = await findOrderById(q, ctx.tenant.id, found.row.order_id)
    const moved = order?.status === 'wait_ship' ? await transition(ctx, q, order, 'ship', { who: 'operator', userId: ctx.user.id }) : null
    // Another parcel shipped it meanwhile: it is shipped all the same.
    return moved instanceof Failure && moved.name !== 'orderMoved' ? moved : again(ctx, q, number)
  })
}

/** A parcel has come; with the last of them the order has. */
export function markDelivered(ctx: UserCtx, number: string): Promise<Delivery | Failure> {
  return ctx.db.tx(async (q) => {
    const found = await seen(ctx, q, number)
    if (found instanceof Failure) return found
    const refused = await move(ctx, q, found, 'delivered', null)
    if (refused) return refused
    const order = await findOrderById(q, ctx.tenant.id, found.row.order_id)
    const moved = order ? await settleArrival(ctx, q, order) : null
    return moved instanceof Failure ? moved : again(ctx, q, number)
  })
}

async function again(ctx: UserCtx, q: Connection, number: string): Promise<Delivery | Failure> {
  const found = await seen(ctx, q, number)
  return found instanceof Failure ? found : presentDelivery(ctx, found.row, found.who)
}
