import { carrierOf, judgeTrackingNo, normalizeTrackingNo } from '@storefront/contract/domain/orders/carriers'
import type { Delivery } from '@storefront/contract/entities/orders/delivery'
import { insert } from '../../../db/insert'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { presentDelivery } from '../../orders/delivery/presenter'
import { findDelivery } from '../../orders/delivery/record'
import { writeAuditEntry } from '../audit/record'

const MEND = `update order_delivery set carrier = $3, tracking_no = $4, tracked_at = null, track_result = null
  where tenant_id = $1 and id = $2 and state = 'shipped' returning 1`
// What the carrier said of the wrong number is no way of this parcel.
const FORGET = "delete from delivery_node where tenant_id = $1 and delivery_id = $2 and kind = 'transit'"

/**
 * Mends carrier and number of a parcel that is on its way; its tracking begins anew. parcelMoved when it has arrived or
 * was not sent, trackingNoWrong for a text that is no parcel's number.
 */
export function mendParcel(
  ctx: UserCtx,
  number: string,
  input: { carrier: string; tracking_no: string },
): Promise<Delivery | Failure> {
  const { code } = ctx.tenant.country
  const carrier = carrierOf(input.carrier, code)?.name ?? input.carrier.trim()
  const trackingNo = normalizeTrackingNo(input.tracking_no)
  return ctx.db.tx(async (tx) => {
    const before = await findDelivery(tx, ctx.tenant.id, number)
    if (!before) return fail('notFound')
    if (judgeTrackingNo(carrier, trackingNo, code) === 'wrong') return fail('trackingNoWrong')
    const mendedRows = await tx.rows(MEND, [ctx.tenant.id, before.id, carrier, trackingNo])
    if (mendedRows.length === 0) return fail('parcelMoved')
    await tx.rows(FORGET, [ctx.tenant.id, before.id])
    await insert(tx, 'order_log', {
      tenantId: ctx.tenant.id,
      orderId: before.order_id,
      action: 'mend',
      fromStatus: before.order_status,
      toStatus: before.order_status,
      actor: 'operator',
      userId: ctx.user.id,
      data: { note: `${before.carrier} ${before.tracking_no} → ${carrier} ${trackingNo}` },
      createdAt: ctx.now,
    })
    await writeAuditEntry(ctx, tx, {
      action: 'update',
      kind: 'order',
      item: before.order_id,
      before: { carrier: before.carrier, tracking_no: before.tracking_no },
      after: { carrier, tracking_no: trackingNo },
    })
    const after = await findDelivery(tx, ctx.tenant.id, number)
    return after ? presentDelivery(ctx, after, ['operator']) : fail('notFound')
  })
}
