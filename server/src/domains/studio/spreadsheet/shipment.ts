import {
  normalizeOrderNumber,
  type OpenShipment,
  planShipments,
  shipmentCells,
  shipmentColumns,
  type ShipmentStep,
} from '@storefront/contract/domain/spreadsheet/shipment'
import { permissions } from '@storefront/contract/permissions'
import { fail, Failure } from '../../../core/failure'
import { sendOrder } from '../../orders/delivery/send'
import { findOrderById } from '../../orders/order/record'
import { writeAuditEntry } from '../audit/record'
import { type SheetKind, textsIn } from './kind'

// What is left goes out, and so does the only parcel that is packed and waits for its carrier.
const OPEN = `select t.id, t.number as order_number, coalesce(t.address ->> 'name', '') as recipient, coalesce(t.address ->> 'mobile', '') as recipient_mobile,
    coalesce(t.address ->> 'display', '') as recipient_address,
    (select coalesce(string_agg(concat_ws(' ', l.product_name, nullif(l.attributes_label, ''), '×' || (l.quantity - l.unsent)), '; ' order by l.id), '') from order_line l
      where l.tenant_id = $1 and l.order_id = t.id and l.ctype = 'shop.product' and l.quantity > l.unsent) as order_goods
  from shop_order t where t.tenant_id = $1 and t.kind in ('shop', 'pickup') and t.status in ('wait_ship', 'shipped') and t.pickup_code is null
    and ($2::text[] is null or t.number = any($2))
    and (exists (select 1 from order_line l where l.tenant_id = $1 and l.order_id = t.id and l.ctype = 'shop.product' and l.quantity > l.shipped + l.unsent)
      or exists (select 1 from order_delivery d where d.tenant_id = $1 and d.order_id = t.id and d.state = 'packed'))
  order by t.id limit $3`

/** Parcel numbers of orders: all that is left of each order goes out. */
export const shipmentSheet: SheetKind<ReadonlyMap<string, OpenShipment>, ShipmentStep> = {
  columns: shipmentColumns,
  permission: permissions.changeOrder,
  async readState(ctx, tx, rows, limit) {
    const numbers = textsIn(rows, 'order_number', normalizeOrderNumber)
    const orders = await tx.rows<OpenShipment>(OPEN, [ctx.tenant.id, numbers, limit])
    return new Map(orders.map((order) => [order.order_number, order]))
  },
  write: (_, orders) => [...orders.values()].map(shipmentCells),
  plan: (ctx, rows, orders) => planShipments(rows, orders, ctx.tenant.country.code),
  rowOf: ({ row }) => row,
  async apply(ctx, tx, { order: id, carrier, tracking_no, address }) {
    const order = await findOrderById(tx, ctx.tenant.id, id)
    if (!order) return fail('sheetStale')
    const sending = { carrier, trackingNo: tracking_no, address }
    const result = await sendOrder(ctx, tx, order, sending, { who: 'operator', userId: ctx.user.id })
    if (result instanceof Failure) return fail('sheetStale')
    const after = { carrier, tracking_no }
    await writeAuditEntry(ctx, tx, { action: 'process', kind: 'order', item: id, after })
    return null
  },
}
