import type { OrderKind } from '@storefront/contract/domain/orders/order-kinds'
import type { LineMsg } from '@storefront/contract/domain/cart/line-msgs'
import type { OrderFlag } from '@storefront/contract/domain/orders/order-desk'
import type { OrderStatus } from '@storefront/contract/domain/orders/order'
import type { Connection } from '../../../db'
import type { OrderAddress, OrderPoint } from '../../../db/stored.types'
import { PICTURE_COLUMNS, type PictureRow } from '../../../lib/picture'
import { TICKETS_OF_LINE } from '../../wallet/eticket/record'
import type { LineState } from './line-state'

export const ORDER_COLUMNS =
  't.id, t.number, t.user_id, t.status, t.goods, t.discount, t.shipping, t.total, t.is_virtual, t.address, t.note, t.created_at, t.paid_at, t.pay_before, t.kind, t.coupon_discount, t.card_discount, t.diamonds, t.pickup_point, t.pickup_code, t.refunded, t.finished_at, t.seller_discount, t.flag, t.seller_note, t.urged_at'

export async function findOrder(tx: Connection, tenantId: number, number: string): Promise<OrderRow | undefined> {
  return (
    await tx.rows<OrderRow>(
      `select ${ORDER_COLUMNS} from shop_order t where t.tenant_id = $1 and t.number = $2`,
      [tenantId, number],
      'order_one',
    )
  )[0]
}

/** Finds an order and locks it until the transaction ends. */
export async function lockOrder(tx: Connection, tenantId: number, id: number): Promise<OrderRow | undefined> {
  return (
    await tx.rows<OrderRow>(
      `select ${ORDER_COLUMNS} from shop_order t where t.tenant_id = $1 and t.id = $2 for no key update`,
      [tenantId, id],
      'order_lock',
    )
  )[0]
}

export async function findOrderById(tx: Connection, tenantId: number, id: number): Promise<OrderRow | undefined> {
  return (
    await tx.rows<OrderRow>(
      `select ${ORDER_COLUMNS} from shop_order t where t.tenant_id = $1 and t.id = $2`,
      [tenantId, id],
      'order_by_id',
    )
  )[0]
}

const LINES = `select l.id, l.order_id, l.product_id, l.variant_id, l.product_name, l.ctype, l.attributes_label, l.price, l.upit, l.quantity, l.discount, l.diamonds, l.msgs, ${PICTURE_COLUMNS},
    l.shipped, l.unsent, l.returned, l.return_amount, l.return_diamonds, l.exchanging, l.holder_id,
    (select coalesce(sum(dl.quantity), 0)::int from order_delivery d join delivery_line dl on dl.tenant_id = $1 and dl.delivery_id = d.id
      where d.tenant_id = $1 and d.order_id = l.order_id and d.state = 'packed' and dl.line_id = l.id) as packed,
    ${TICKETS_OF_LINE} as cards,
    (select coalesce(json_agg(json_build_object('id', r.id, 'number', r.number, 'kind', r.kind, 'status', r.status, 'shipping', r.shipping,
        'quantity', r.quantity, 'taken_back', r.taken_back, 'from_label', r.from_label, 'variant_label', r.variant_label) order by r.id), '[]')
      from order_return r where r.tenant_id = $1 and r.line_id = l.id) as returns,
    exists (select 1 from product_comment c where c.tenant_id = $1 and c.line_id = l.id offset 0) as is_commented
  from order_line l left join image im on im.tenant_id = $1 and im.id = l.image_id
  where l.tenant_id = $1 and l.order_id = any($2::bigint[]) order by l.id`

/** Returns lines of some orders, in the order in which they were bought. */
export function findOrderLines(tx: Connection, tenantId: number, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  return tx.rows<OrderLineRow>(LINES, [tenantId, orderIds], 'order_lines')
}

export interface OrderRow {
  id: number
  number: string
  user_id: number
  status: OrderStatus
  goods: number
  discount: number
  shipping: number
  total: number
  is_virtual: boolean
  address: OrderAddress | null
  note: string
  /** Moments as the database writes them. */
  created_at: string
  paid_at: string | null
  pay_before: string | null
  refunded: number
  finished_at: string | null
  kind: OrderKind
  coupon_discount: number
  card_discount: number
  diamonds: number
  pickup_point: OrderPoint | null
  pickup_code: string | null
  /** The seller's part of `discount`. */
  seller_discount: number
  /** Flag and note of staff. */
  flag: OrderFlag | null
  seller_note: string
  /** When the buyer last asked for it to be sent. */
  urged_at: string | null
}

export interface OrderLineRow extends PictureRow, LineState {
  id: number
  order_id: number
  product_id: number | null
  variant_id: number | null
  product_name: string
  ctype: string
  attributes_label: string
  price: number
  upit: number
  quantity: number
  discount: number
  diamonds: number
  msgs: LineMsg[]
}
