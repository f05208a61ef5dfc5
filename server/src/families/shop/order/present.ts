import type { LineMsg } from '@storefront/contract/domain/line-msgs'
import { orderActions, type OrderStatus } from '@storefront/contract/domain/order'
import type { Order, OrderLine } from '@storefront/contract/entities/shop'
import type { OrderAddress, OrderPoint } from '../../../db/schema'
import type { Ctx } from '../../../kernel/ctx'
import { orderStatusWords } from '../../../kernel/words'
import { amount } from '../../../lib/amount'
import { type PictureRow, pictureOf } from '../../../lib/picture'
import { consumed } from '../basket/present'

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
  kind: string
  coupon_discount: number
  card_discount: number
  diamonds: number
  pickup_point: OrderPoint | null
  pickup_code: string | null
}

export interface OrderLineRow extends PictureRow {
  id: number
  order_id: number
  product_id: number | null
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

const iso = (text: string) => new Date(text).toISOString()

function presentLine(ctx: Ctx, row: OrderLineRow): OrderLine {
  return {
    id: row.id,
    product_id: row.product_id,
    product_name: row.product_name,
    ctype: row.ctype,
    attributes_label: row.attributes_label,
    image: pictureOf(ctx.ports.storage, row),
    price: amount(ctx, row.price),
    upit: amount(ctx, row.upit),
    quantity: row.quantity,
    discount: amount(ctx, row.discount),
    msgs: row.msgs,
    ...consumed(row.diamonds),
    // Returns come with their own calls; until then none can be started.
    is_return_available: false,
  }
}

function presentSums(ctx: Ctx, row: OrderRow): Order['sums'] {
  return {
    goods: amount(ctx, row.goods),
    coupon: amount(ctx, row.coupon_discount),
    card: amount(ctx, row.card_discount),
    discount: amount(ctx, row.discount),
    shipping: amount(ctx, row.shipping),
    total: amount(ctx, row.total),
    diamonds: row.diamonds,
  }
}

/** An order as its owner or, with `who`, an operator sees it. */
export function presentOrder(ctx: Ctx, row: OrderRow, lines: readonly OrderLineRow[], who: 'owner' | 'operator' = 'owner'): Order {
  return {
    number: row.number,
    status: row.status,
    status_display: orderStatusWords[row.status][ctx.language],
    tit: amount(ctx, row.total),
    kind: row.kind,
    sums: presentSums(ctx, row),
    lines: lines.map((line) => presentLine(ctx, line)),
    address: row.address,
    pickup: row.pickup_point && { ...row.pickup_point, code: row.pickup_code ?? '' },
    note: row.note,
    created: iso(row.created_at),
    paid: row.paid_at === null ? null : iso(row.paid_at),
    pay_before: row.status === 'unpaid' && row.pay_before !== null ? iso(row.pay_before) : null,
    actions: orderActions(row.status, who),
  }
}
