import type { DeliveryNodeKind, DeliveryState, TrackOutcome } from '@storefront/contract/domain/orders/delivery'
import type { OrderStatus } from '@storefront/contract/domain/orders/order'
import type { Connection } from '../../../db'
import { type PictureRow, pictureSql } from '../../../lib/picture'

export interface NodeRow {
  kind: DeliveryNodeKind
  text: string
  created_at: string
}

export interface DeliveryRow {
  id: number
  number: string
  order_id: number
  order_number: string
  order_status: OrderStatus
  user_id: number
  carrier: string
  tracking_no: string
  state: DeliveryState
  shipped_at: string | null
  delivered_at: string | null
  lines: {
    line_id: number
    product_name: string
    attributes_label: string
    image: PictureRow | null
    price: number
    quantity: number
  }[]
  latest: NodeRow | null
  tracked_at: string | null
  track_result: TrackOutcome | null
}

const SELECT = `select d.id, d.number, d.order_id, o.number as order_number, o.status as order_status, o.user_id, d.carrier, d.tracking_no, d.state, d.shipped_at, d.delivered_at, d.tracked_at, d.track_result,
    (select coalesce(json_agg(json_build_object('line_id', l.id, 'product_name', l.product_name, 'attributes_label', l.attributes_label,
        'image', ${pictureSql('l.image_id')}, 'price', l.upit, 'quantity', dl.quantity) order by l.id), '[]')
      from delivery_line dl join order_line l on l.tenant_id = $1 and l.id = dl.line_id
      where dl.tenant_id = $1 and dl.delivery_id = d.id) as lines,
    (select json_build_object('kind', n.kind, 'text', n.text, 'created_at', n.created_at) from delivery_node n
      where n.tenant_id = $1 and n.delivery_id = d.id order by n.created_at desc, n.id desc limit 1) as latest
  from order_delivery d join shop_order o on o.tenant_id = $1 and o.id = d.order_id where d.tenant_id = $1 and`

/** Parcels of some orders, in the order in which they were packed. */
export function findDeliveries(tx: Connection, tenantId: number, orderIds: readonly number[]): Promise<DeliveryRow[]> {
  return tx.rows<DeliveryRow>(
    `${SELECT} d.order_id = any($2::bigint[]) order by d.id`,
    [tenantId, orderIds],
    'order_deliveries',
  )
}

export async function findDelivery(tx: Connection, tenantId: number, number: string): Promise<DeliveryRow | undefined> {
  return (await tx.rows<DeliveryRow>(`${SELECT} d.number = $2`, [tenantId, number], 'delivery_one'))[0]
}
