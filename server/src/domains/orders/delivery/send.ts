import type { Connection } from '../../../db'
import type { OrderAddress } from '../../../db/stored.types'
import { fail, Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import { type Actor, transition } from '../order/lifecycle'
import type { OrderRow } from '../order/record'
import { moveParcel } from './arrive'
import { settleArrival, shipParcel } from './ship'

export interface Sending {
  readonly carrier: string
  readonly trackingNo: string
  /** The address on the label; null if none was given. */
  readonly address: OrderAddress | null
}

// A parcel that goes out locks itself and then its order.
const PACKED = `select d.id, (select count(*)::int from order_line l where l.tenant_id = $1 and l.order_id = $2 and l.ctype = 'shop.product' and l.quantity > l.shipped + l.unsent) as left
  from order_delivery d where d.tenant_id = $1 and d.order_id = $2 and d.state = 'packed' order by d.id for update`

/**
 * Sends all that is left of an order under one parcel's number: in a new parcel, or in the only one that is packed and
 * waits for its carrier. Fails as `shipParcel` does; parcelWrong when several packed parcels wait.
 */
export async function sendOrder(
  ctx: JobCtx,
  tx: Connection,
  order: OrderRow,
  { carrier, trackingNo, address }: Sending,
  actor: Actor,
): Promise<OrderRow | Failure> {
  if (order.pickup_code !== null) return fail('orderMoved')
  const parcels = await tx.rows<{ id: number; left: number }>(PACKED, [ctx.tenant.id, order.id])
  const [first, ...others] = parcels
  if (first?.left === 0 && others.length > 0) return fail('parcelWrong')
  const sentOrder =
    first?.left === 0
      ? await sendPacked(ctx, tx, order, first.id, [carrier, trackingNo], actor)
      : await shipParcel(ctx, tx, order, { carrier, trackingNo, isOut: true, lines: null, address }, actor)
  if (!(sentOrder instanceof Failure)) return settleArrival(ctx, tx, sentOrder)
  // Nothing was left of it.
  return sentOrder.name === 'parcelWrong' ? fail('orderMoved') : sentOrder
}

async function sendPacked(
  ctx: JobCtx,
  tx: Connection,
  order: OrderRow,
  id: number,
  way: readonly [string, string],
  actor: Actor,
): Promise<OrderRow | Failure> {
  const failure = await moveParcel(ctx, tx, { id }, 'shipped', ['operator'], way)
  if (failure) return failure
  return order.status === 'wait_ship' ? transition(ctx, tx, order, 'ship', actor) : order
}
