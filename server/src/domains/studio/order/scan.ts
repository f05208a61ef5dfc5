import {
  carrierOf,
  carrierOfNumber,
  judgeTrackingNo,
  normalizeTrackingNo,
} from '@storefront/contract/domain/orders/carriers'
import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import { normalizeOrderNumber } from '@storefront/contract/domain/spreadsheet/shipment'
import type { ScannedOrder } from '@storefront/contract/entities/studio/order'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { sendOrder } from '../../orders/delivery/send'
import { findOrder } from '../../orders/order/record'
import { writeAuditEntry } from '../audit/record'

/** A scan: the numbers of an order and of its parcel; an empty carrier is told by the number. */
interface Scan {
  readonly number: string
  readonly tracking_no: string
  readonly carrier: string
}

/** Sends all that is left of a scanned order under the parcel's number, with its line of the log. */
export function scanOrder(ctx: UserCtx, scan: Scan): Promise<ScannedOrder | Failure> {
  const trackingNo = normalizeTrackingNo(scan.tracking_no)
  const words = scan.carrier.trim()
  const { code } = ctx.tenant.country
  const carrier = words === '' ? carrierOfNumber(trackingNo, code)?.name : (carrierOf(words, code)?.name ?? words)
  return ctx.db.tx(async (tx) => {
    const order = await findOrder(tx, ctx.tenant.id, normalizeOrderNumber(scan.number))
    if (!order || hasTickets(order.kind)) return fail('orderNotFound')
    if (carrier === undefined) return fail('waybillRequired')
    const state = judgeTrackingNo(carrier, trackingNo, code)
    if (state === 'wrong') return fail('trackingNoWrong')
    const sending = { carrier, trackingNo, address: null }
    const result = await sendOrder(ctx, tx, order, sending, { who: 'operator', userId: ctx.user.id })
    if (result instanceof Failure) return result
    const after = { carrier, tracking_no: trackingNo }
    await writeAuditEntry(ctx, tx, { action: 'process', kind: 'order', item: order.id, after })
    const recipient = order.address?.name ?? ''
    const is_unusual = state === 'unusual'
    return { id: order.id, number: order.number, recipient, carrier, tracking_no: trackingNo, is_unusual }
  })
}
