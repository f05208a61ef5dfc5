import { insert } from '../../../db/insert'
import type { Connection } from '../../../db'
import type { OrderAddress } from '../../../db/stored.types'
import { fail, type Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import { compactDay } from '../../../lib/day'
import { randomCode } from '../../../lib/random'
import { type Actor, SYSTEM, transition } from '../order/lifecycle'
import type { OrderRow } from '../order/record'

export interface NewParcel {
  carrier: string
  trackingNo: string
  /** On its way; else it is packed and waits for its carrier. */
  isOut: boolean
  /** The lines in the parcel; null means everything that was not sent. */
  lines: readonly { line_id: number; quantity: number }[] | null
  /** The address on the label; null if none was given. */
  address: OrderAddress | null
}

// Only goods are sent; pieces that are taken back before stay here.
const LEFT = `select l.id as line_id, l.quantity - l.shipped - l.unsent as quantity from order_line l
  where l.tenant_id = $1 and l.order_id = $2 and l.ctype = 'shop.product' and l.quantity - l.shipped - l.unsent > 0 order by l.id`
const TAKE = `update order_line set shipped = shipped + $4
  where tenant_id = $1 and order_id = $2 and id = $3 and ctype = 'shop.product' and shipped + unsent + $4 <= quantity returning 1`
const LOCK =
  "select status, address from shop_order where tenant_id = $1 and id = $2 and status in ('wait_ship', 'shipped') for no key update"

const PENDING = `select 1 from order_return where tenant_id = $1 and order_id = $2 and unsent > 0 and status in ('applied', 'agreed')`
const PACKED = "select 1 from order_delivery where tenant_id = $1 and order_id = $2 and state = 'packed'"
// One statement: a piece that goes from one of the three to another between two statements would be in neither.
const UNSHIPPED = `select 1 where exists (${LEFT}) or exists (${PENDING}) or exists (${PACKED})`

/**
 * Whether goods of an order are still to be sent, or may be: a packed parcel waits for its carrier, and a return that
 * is refused gives its pieces back to the parcels.
 */
export async function hasUnshipped(tx: Connection, tenantId: number, orderId: number): Promise<boolean> {
  return (await tx.rows(UNSHIPPED, [tenantId, orderId])).length > 0
}

const isSameAddress = (one: OrderAddress, other: OrderAddress | null): boolean =>
  one.name === other?.name && one.mobile === other.mobile && one.display === other.display

/**
 * Puts pieces of an order into a parcel; the order is shipped when the first of its parcels is out. parcelWrong when a
 * line has not so many pieces left, orderMoved when nothing of the order is sent now, addressChanged when it goes
 * elsewhere than the parcel is labelled.
 */
export async function shipParcel(
  ctx: JobCtx,
  tx: Connection,
  order: OrderRow,
  parcel: NewParcel,
  actor: Actor,
): Promise<OrderRow | Failure> {
  if (actor.who === 'owner') return fail('forbidden')
  const [now] = await tx.rows<Pick<OrderRow, 'status' | 'address'>>(LOCK, [ctx.tenant.id, order.id])
  if (!now) return fail('orderMoved')
  if (parcel.address !== null && !isSameAddress(parcel.address, now.address)) return fail('addressChanged')
  const lines = parcel.lines ?? (await tx.rows<{ line_id: number; quantity: number }>(LEFT, [ctx.tenant.id, order.id]))
  if (lines.length === 0 || new Set(lines.map(({ line_id }) => line_id)).size < lines.length) return fail('parcelWrong')
  for (const { line_id, quantity } of lines)
    if ((await tx.rows(TAKE, [ctx.tenant.id, order.id, line_id, quantity], 'parcel_take')).length === 0)
      return fail('parcelWrong')
  await writeParcel(ctx, tx, order.id, parcel, lines)
  // Another parcel may have gone out since the order was read.
  const current = { ...order, status: now.status }
  return parcel.isOut && now.status === 'wait_ship' ? transition(ctx, tx, current, 'ship', actor) : current
}

/** Ships all that was not sent, in one parcel. */
export const shipAll = (ctx: JobCtx, tx: Connection, order: OrderRow, actor: Actor): Promise<OrderRow | Failure> =>
  order.status === 'wait_ship'
    ? shipParcel(ctx, tx, order, { carrier: '', trackingNo: '', isOut: true, lines: null, address: null }, actor)
    : Promise.resolve(fail(actor.who === 'owner' ? 'forbidden' : 'orderMoved'))

async function writeParcel(
  ctx: JobCtx,
  tx: Connection,
  orderId: number,
  { carrier, trackingNo, isOut }: NewParcel,
  lines: readonly { line_id: number; quantity: number }[],
): Promise<void> {
  const tenantId = ctx.tenant.id
  const state = isOut ? ('shipped' as const) : ('packed' as const)
  const values = {
    tenantId,
    number: `P${compactDay(ctx.tenant, ctx.now)}${randomCode(8)}`,
    orderId,
    carrier,
    trackingNo,
    state,
    createdAt: ctx.now,
  }
  const [row] = await insert(
    tx,
    'order_delivery',
    { ...values, shippedAt: isOut ? ctx.now : null },
    { returning: ['id'] },
  )
  if (!row) throw new Error('an insert gave no row')
  await insert(
    tx,
    'delivery_line',
    lines.map(({ line_id, quantity }) => ({ tenantId, deliveryId: row.id, lineId: line_id, quantity })),
  )
  await insert(tx, 'delivery_node', { tenantId, deliveryId: row.id, kind: state, createdAt: ctx.now })
}

// A parcel that another return takes pieces out of meanwhile is looked at again when that one is done.
const PACKED_PIECES = `select d.id, dl.quantity from order_delivery d join delivery_line dl on dl.tenant_id = $1 and dl.delivery_id = d.id
  where d.tenant_id = $1 and dl.line_id = $2 and d.state = 'packed' order by d.id desc for update`
const UNPACK =
  'update delivery_line set quantity = quantity - $4 where tenant_id = $1 and delivery_id = $2 and line_id = $3'
const UNPACK_ALL = 'delete from delivery_line where tenant_id = $1 and delivery_id = $2 and line_id = $3'
const IS_EMPTY = 'not exists (select 1 from delivery_line l where l.tenant_id = $1 and l.delivery_id = $2)'
const DISCARD_NODES = `delete from delivery_node where tenant_id = $1 and delivery_id = $2 and ${IS_EMPTY}`
const DISCARD = `delete from order_delivery where tenant_id = $1 and id = $2 and ${IS_EMPTY}`
const PUT_BACK = 'update order_line set shipped = shipped - $3 where tenant_id = $1 and id = $2'

/**
 * Takes at most so many pieces of a line out of the parcels that wait for their carrier, the newest first; a parcel
 * without pieces is discarded.
 * @returns how many were taken
 */
export async function unpackPieces(tx: Connection, tenantId: number, lineId: number, pieces: number): Promise<number> {
  let missing = pieces
  for (const { id, quantity } of await tx.rows<{ id: number; quantity: number }>(PACKED_PIECES, [tenantId, lineId])) {
    if (missing === 0) break
    const count = Math.min(missing, quantity)
    if (count < quantity) await tx.rows(UNPACK, [tenantId, id, lineId, count])
    else {
      await tx.rows(UNPACK_ALL, [tenantId, id, lineId])
      await tx.rows(DISCARD_NODES, [tenantId, id])
      await tx.rows(DISCARD, [tenantId, id])
    }
    missing -= count
  }
  if (missing < pieces) await tx.rows(PUT_BACK, [tenantId, lineId, pieces - missing])
  return pieces - missing
}

const WAITING = "select 1 from order_delivery where tenant_id = $1 and order_id = $2 and state <> 'delivered' limit 1"
// Pieces of which the money certainly goes back are not kept: the last refund closes such an order.
const REMAINING = `select 1 from order_line l where l.tenant_id = $1 and l.order_id = $2 and l.quantity > (select coalesce(sum(r.quantity), 0) from order_return r
  where r.tenant_id = $1 and r.line_id = l.id and (r.kind = 'return_goods' and r.status = 'received' or r.status = 'refunded' or r.status = 'agreed' and r.kind = 'refund_only')) limit 1`
const ANY = 'select 1 from order_delivery where tenant_id = $1 and order_id = $2 limit 1'

/**
 * Moves a shipped order to delivered when all that is to be sent of it has come, and one of which nothing is left to
 * send to its end.
 */
export async function settleArrival(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<OrderRow | Failure> {
  const ids = [ctx.tenant.id, order.id]
  // Of two parcels that come at once, the second one looks when the first is written.
  const [now] = await tx.rows<Pick<OrderRow, 'status'>>(LOCK, ids)
  if (!now || (await tx.rows(WAITING, ids)).length > 0 || (await hasUnshipped(tx, ctx.tenant.id, order.id)))
    return order
  const current = { ...order, status: now.status }
  const hasParcels = (await tx.rows(ANY, ids)).length > 0
  if (now.status === 'shipped' && hasParcels) return transition(ctx, tx, current, 'deliver', SYSTEM)
  const isOver = now.status === 'wait_ship' && !hasParcels && (await tx.rows(REMAINING, ids)).length > 0
  return isOver ? transition(ctx, tx, current, 'finish', SYSTEM) : order
}
