import type { DeliveryRole } from '@storefront/contract/domain/orders/delivery'
import type { Page } from '@storefront/contract/entities/common'
import type { ProductComment } from '@storefront/contract/entities/orders/comment'
import type { Delivery, DeliveryWay } from '@storefront/contract/entities/orders/delivery'
import { hasPermission } from '@storefront/contract/has-permission'
import { permissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { commentsOfLines } from '../comment/queries'
import { transition } from '../order/lifecycle'
import { findOrderById } from '../order/record'
import { arrive, moveParcel } from './arrive'
import { presentDelivery, presentNode, presentTrack } from './presenter'
import { type DeliveryRow, findDelivery, type NodeRow } from './record'
import { trackParcel } from './track'

interface VisibleDelivery {
  row: DeliveryRow
  roles: DeliveryRole[]
}

/**
 * Returns a parcel that the caller may see, as its buyer, as an operator or as both; other users' parcels are reported
 * as not found.
 */
async function findVisibleDelivery(ctx: UserCtx, tx: Connection, number: string): Promise<VisibleDelivery | Failure> {
  const row = await findDelivery(tx, ctx.tenant.id, number)
  const roles: DeliveryRole[] = []
  if (row?.user_id === ctx.user.id) roles.push('owner')
  if (hasPermission(ctx.perms, permissions.changeOrder)) roles.push('operator')
  return row && roles.length > 0 ? { row, roles } : fail('notFound')
}

/** Returns one parcel. */
export async function readDelivery(ctx: UserCtx, number: string): Promise<Delivery | Failure> {
  const view = await ctx.db.read((tx) => findVisibleDelivery(ctx, tx, number))
  return view instanceof Failure ? view : presentDelivery(ctx, view.row, view.roles)
}

const NODES =
  'select kind, text, created_at from delivery_node where tenant_id = $1 and delivery_id = $2 order by created_at desc, id desc'

/** Lists the steps of a parcel, the newest first: the shop's own and the carrier's, which is queried now and then. */
export async function listNodes(ctx: UserCtx, number: string): Promise<DeliveryWay | Failure> {
  const before = await ctx.db.read((tx) => findVisibleDelivery(ctx, tx, number))
  if (before instanceof Failure) return before
  await trackParcel(ctx, before.row)
  return ctx.db.read(async (tx) => {
    const view = await findVisibleDelivery(ctx, tx, number)
    if (view instanceof Failure) return view
    const rows = await tx.rows<NodeRow>(NODES, [ctx.tenant.id, view.row.id])
    return { count: rows.length, results: rows.map((row) => presentNode(ctx, row)), track: presentTrack(view.row) }
  })
}

/** Lists the buyer's comments on the lines in a parcel. */
export async function deliveryComments(ctx: UserCtx, number: string): Promise<Page<ProductComment> | Failure> {
  return ctx.db.read(async (tx) => {
    const view = await findVisibleDelivery(ctx, tx, number)
    if (view instanceof Failure) return view
    return commentsOfLines(
      ctx,
      tx,
      view.row.lines.map(({ line_id }) => line_id),
    )
  })
}

/** A packed parcel goes out with its carrier; the first one ships its order. */
export function markShipped(
  ctx: UserCtx,
  number: string,
  way: { carrier: string; tracking_no: string },
): Promise<Delivery | Failure> {
  return ctx.db.tx(async (tx) => {
    const view = await findVisibleDelivery(ctx, tx, number)
    if (view instanceof Failure) return view
    const [carrier, trackingNo] = [way.carrier.trim(), way.tracking_no.trim()]
    if (carrier === '' || trackingNo === '') return fail('waybillRequired')
    const failure = await moveParcel(ctx, tx, view.row, 'shipped', view.roles, [carrier, trackingNo])
    if (failure) return failure
    const order = await findOrderById(tx, ctx.tenant.id, view.row.order_id)
    const movedOrder =
      order?.status === 'wait_ship'
        ? await transition(ctx, tx, order, 'ship', { who: 'operator', userId: ctx.user.id })
        : null
    // Another parcel shipped it meanwhile: it is shipped all the same.
    return movedOrder instanceof Failure && movedOrder.name !== 'orderMoved'
      ? movedOrder
      : reloadDelivery(ctx, tx, number)
  })
}

/** A parcel has come; with the last of them the order has. */
export function markDelivered(ctx: UserCtx, number: string): Promise<Delivery | Failure> {
  return ctx.db.tx(async (tx) => {
    const view = await findVisibleDelivery(ctx, tx, number)
    if (view instanceof Failure) return view
    return (await arrive(ctx, tx, view.row, view.roles)) ?? reloadDelivery(ctx, tx, number)
  })
}

async function reloadDelivery(ctx: UserCtx, tx: Connection, number: string): Promise<Delivery | Failure> {
  const view = await findVisibleDelivery(ctx, tx, number)
  return view instanceof Failure ? view : presentDelivery(ctx, view.row, view.roles)
}
