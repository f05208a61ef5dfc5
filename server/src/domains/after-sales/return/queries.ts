import type { ReturnAction, ReturnKind, ReturnStatus } from '@storefront/contract/domain/after-sales/order-return'
import type { Connection } from '../../../db'
import { type PictureRow, pictureSql, picturesSql } from '../../../lib/picture'
import { REFUND_OF_RETURN, type RefundRow } from '../refund/record'

export interface ReturnLogRow {
  action: ReturnAction | 'apply'
  to_status: ReturnStatus
  actor: 'owner' | 'operator' | 'system'
  note: string
  created_at: string
}

export interface ReturnRow {
  id: number
  number: string
  order_id: number
  order_number: string
  line_id: number
  user_id: number
  kind: ReturnKind
  status: ReturnStatus
  quantity: number
  unsent: number
  /** The replacement of an exchange; null for a return of money. */
  replacement_id: number | null
  from_label: string
  variant_label: string
  sent_carrier: string
  sent_tracking_no: string
  /** Pieces that go back to stock by the seller's choice. */
  restock: number | null
  amount: number
  /** Coins that come back with it, and the order's fee when that does. */
  diamonds: number
  shipping: number
  reason: string
  description: string
  carrier: string
  tracking_no: string
  created_at: string
  product_id: number
  variant_id: number
  product_name: string
  attributes_label: string
  upit: number
  line_quantity: number
  is_reserved: boolean
  /** The voucher that its pieces were fetched with. */
  holder_id: number | null
  /** The refund of the return. */
  refund: RefundRow | null
  image: PictureRow | null
  pictures: (PictureRow & { id: number })[]
  appeal_text: string
  appealed_at: string | null
  appeal_pictures: (PictureRow & { id: number })[]
  logs: ReturnLogRow[]
}

/** The columns of a return `t` with its line `l` and order `o`. */
export const RETURN_COLUMNS = `t.id, t.number, t.order_id, o.number as order_number, t.line_id, t.user_id, t.kind, t.status, t.quantity, t.unsent, t.restock,
  t.variant_id as replacement_id, t.from_label, t.variant_label, t.sent_carrier, t.sent_tracking_no, t.amount, t.diamonds, t.shipping,
  t.reason, t.description, t.carrier, t.tracking_no, t.created_at, l.product_id, l.variant_id, l.product_name, l.attributes_label, l.upit,
  l.quantity as line_quantity, l.is_reserved, l.holder_id, ${REFUND_OF_RETURN} as refund, ${pictureSql('l.image_id')} as image, ${picturesSql('t.images')} as pictures,
  t.appeal_text, t.appealed_at, ${picturesSql('t.appeal_images')} as appeal_pictures,
  (select coalesce(json_agg(json_build_object('action', g.action, 'to_status', g.to_status, 'actor', g.actor, 'note', g.note, 'created_at', g.created_at)
    order by g.id), '[]') from order_return_log g where g.tenant_id = $1 and g.return_id = t.id) as logs`
export const RETURN_JOINS = `join order_line l on l.tenant_id = $1 and l.id = t.line_id
  join shop_order o on o.tenant_id = $1 and o.id = t.order_id`

const SELECT = `select ${RETURN_COLUMNS} from order_return t ${RETURN_JOINS} where t.tenant_id = $1 and`

export async function findReturn(tx: Connection, tenantId: number, number: string): Promise<ReturnRow | undefined> {
  return (await tx.rows<ReturnRow>(`${SELECT} t.number = $2`, [tenantId, number]))[0]
}

export async function findReturnById(tx: Connection, tenantId: number, id: number): Promise<ReturnRow | undefined> {
  return (await tx.rows<ReturnRow>(`${SELECT} t.id = $2`, [tenantId, id]))[0]
}
