import { ORDER_CONFIRM_DAYS } from '@storefront/contract/constants'
import { returnablePieces, isReturnableStatus } from '@storefront/contract/domain/after-sales/order-return'
import { carrierOf, judgeTrackingNo, normalizeTrackingNo } from '@storefront/contract/domain/orders/carriers'
import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import { fail, type Failure } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { reserveStock } from '../../checkout/checkout/stock'
import { returnableSentPieces } from '../../orders/order/line-state'
import { SYSTEM } from '../../orders/order/lifecycle'
import { findOrderById, findOrderLines } from '../../orders/order/record'
import { holdPieces, releasePieces } from './hold-pieces'
import { stateOf } from './insert-return'
import { moveReturn } from './lifecycle'
import { restockPieces, takePiecesBack } from './pieces-back'
import { findReturnById, type ReturnRow } from './queries'

const INVENTORY = 'select inventory from variant where tenant_id = $1 and id = $2 and is_active'
const RESERVED = 'update order_return set is_reserved = $3 where tenant_id = $1 and id = $2'

/** Takes the replacement out of its stock; exchangeStock when too little is left of it. */
export async function reserveReplacement(ctx: UserCtx, tx: Connection, row: ReturnRow): Promise<Failure | null> {
  const variantId = row.replacement_id ?? 0
  const [variant] = await tx.rows<{ inventory: number | null }>(INVENTORY, [ctx.tenant.id, variantId])
  const isLimited = variant?.inventory !== null
  const name = row.variant_label || row.product_name
  if (await reserveStock(tx, ctx.tenant.id, [{ variantId, quantity: row.quantity, name, isLimited }]))
    return fail('exchangeStock', { name })
  await tx.rows(RESERVED, [ctx.tenant.id, row.id, isLimited])
  return null
}

// The row is locked by its move, so that a step at the same time is seen.
const FREE = `update order_return set is_reserved = false where tenant_id = $1 and id = $2 and is_reserved returning 1`

/** Ends an exchange without a replacement: its pieces and, if one was reserved, the replacement are free again. */
export async function endWithoutReplacement(ctx: UserCtx, tx: Connection, row: ReturnRow): Promise<null> {
  await releasePieces(ctx, tx, row)
  const freed = await tx.rows(FREE, [ctx.tenant.id, row.id], 'exchange_free')
  if (freed.length > 0) await restockPieces(ctx, tx, row, new Map([[row.replacement_id ?? 0, row.quantity]]))
  return null
}

/**
 * Takes the pieces of a refused exchange again, and its replacement, because the appeal was right. They may be returned
 * or sold meanwhile: then it fails as a new request would.
 */
export async function reopenExchange(ctx: UserCtx, tx: Connection, row: ReturnRow): Promise<Failure | null> {
  const order = await findOrderById(tx, ctx.tenant.id, row.order_id)
  const line = (await findOrderLines(tx, ctx.tenant.id, [row.order_id])).find(({ id }) => id === row.line_id)
  if (!order || !line) return fail('notFound')
  if (!isReturnableStatus(order.status)) return fail('orderMoved')
  if (stateOf(line).exchanging > 0) return fail('exchangeOpen')
  if (row.quantity > returnablePieces(stateOf(line)) || row.quantity > returnableSentPieces(line))
    return fail('returnQuantityWrong')
  return (await holdPieces(ctx, tx, line, row.quantity)) ?? (await reserveReplacement(ctx, tx, row))
}

const RESTOCK = 'update order_return set restock = $3 where tenant_id = $1 and id = $2'

/** Writes down how many of the pieces that came back the shop puts into stock again. */
export async function noteRestock(ctx: UserCtx, tx: Connection, row: ReturnRow, pieces: number): Promise<void> {
  await tx.rows(RESTOCK, [ctx.tenant.id, row.id, pieces])
}

/** Receives the pieces that an exchange takes back: they are no longer the buyer's. */
export async function receiveExchange(
  ctx: UserCtx,
  tx: Connection,
  row: ReturnRow,
  { restock = true }: { restock?: boolean },
): Promise<null> {
  const pieces = restock ? row.quantity : 0
  await noteRestock(ctx, tx, row, pieces)
  await takePiecesBack(ctx, tx, row, pieces)
  return null
}

const SENT = 'update order_return set sent_carrier = $3, sent_tracking_no = $4 where tenant_id = $1 and id = $2'
const DAY_MS = 86_400_000

/** Sends the replacement; the exchange ends by itself when its buyer does not confirm the parcel in time. */
export async function sendReplacement(
  ctx: UserCtx,
  tx: Connection,
  row: ReturnRow,
  step: { carrier?: string; tracking_no?: string },
): Promise<Failure | null> {
  const { code } = ctx.tenant.country
  const words = step.carrier?.trim() ?? ''
  const carrier = carrierOf(words, code)?.name ?? words
  const trackingNo = normalizeTrackingNo(step.tracking_no ?? '')
  if (carrier === '' || trackingNo === '') return fail('waybillRequired')
  if (judgeTrackingNo(carrier, trackingNo, code) === 'wrong') return fail('trackingNoWrong')
  await tx.rows(SENT, [ctx.tenant.id, row.id, carrier, trackingNo])
  const runAt = new Date(ctx.now.getTime() + ORDER_CONFIRM_DAYS.shipped * DAY_MS)
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'exchange_confirm', key: String(row.id), runAt })
  return null
}

/** Ends an exchange of which the replacement has come. */
export async function finishExchange(ctx: JobCtx, tx: Connection, row: ReturnRow): Promise<null> {
  await releasePieces(ctx, tx, row)
  await cancelJob(tx, ctx.tenant.id, 'exchange_confirm', String(row.id))
  return null
}

/**
 * Confirms an exchange that its buyer did not confirm in time.
 * @param key the return's id
 */
export async function confirmExchangeByTime(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const row = await findReturnById(tx, ctx.tenant.id, Number(key))
    const failure = row ? await moveReturn(ctx, tx, row, { action: 'confirm', note: '', way: null }, SYSTEM) : null
    // Its buyer was faster: nothing is left to do.
    if (row && !failure) await finishExchange(ctx, tx, row)
    await cancelJob(tx, ctx.tenant.id, 'exchange_confirm', key)
    return null
  })
}
