import { insert } from '../../../db/insert'
import {
  type DeliveryAction,
  deliveryLifecycle,
  type DeliveryRole,
  type DeliveryTransition,
} from '@storefront/contract/domain/orders/delivery'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import { findOrderById } from '../order/record'
import type { DeliveryRow } from './record'
import { settleArrival } from './ship'

/** The roles of who moves a parcel, of which one must be allowed to. */
export type ParcelMover = readonly (DeliveryRole | 'system')[]

const MOVE = `update order_delivery set state = $4, carrier = coalesce($6, carrier), tracking_no = coalesce($7, tracking_no),
    shipped_at = case when $4 = 'shipped' then $5 else shipped_at end, delivered_at = case when $4 = 'delivered' then $5 else delivered_at end
  where tenant_id = $1 and id = $2 and state = any($3)
    and ($8::text[] is null or exists (select 1 from shop_order o where o.tenant_id = $1 and o.id = order_id and o.status = any($8))) returning 1`

/**
 * Moves a parcel by one action of contract/domain/orders/delivery; fails with parcelMoved when its status, or its
 * order's, has changed meanwhile.
 */
export async function moveParcel(
  ctx: JobCtx,
  tx: Connection,
  row: Pick<DeliveryRow, 'id'>,
  action: DeliveryAction,
  roles: ParcelMover,
  way: readonly [string, string] | null = null,
): Promise<Failure | null> {
  const { from, ofOrder, by }: DeliveryTransition = deliveryLifecycle[action]
  if (!roles.some((role) => by.includes(role))) return fail('forbidden')
  const movedRows = await tx.rows(MOVE, [
    ctx.tenant.id,
    row.id,
    [...from],
    action,
    ctx.now,
    way?.[0] ?? null,
    way?.[1] ?? null,
    ofOrder ?? null,
  ])
  if (movedRows.length === 0) return fail('parcelMoved')
  await insert(tx, 'delivery_node', { tenantId: ctx.tenant.id, deliveryId: row.id, kind: action, createdAt: ctx.now })
  return null
}

/**
 * Marks a parcel as delivered; the last parcel also delivers the order. For the system, a parcel that was changed
 * meanwhile is no error.
 */
export async function arrive(
  ctx: JobCtx,
  tx: Connection,
  row: Pick<DeliveryRow, 'id' | 'order_id'>,
  roles: ParcelMover,
): Promise<Failure | null> {
  const failure = await moveParcel(ctx, tx, row, 'delivered', roles)
  if (failure) return roles.includes('system') && failure.name === 'parcelMoved' ? null : failure
  const order = await findOrderById(tx, ctx.tenant.id, row.order_id)
  const movedOrder = order ? await settleArrival(ctx, tx, order) : null
  return movedOrder instanceof Failure ? movedOrder : null
}
