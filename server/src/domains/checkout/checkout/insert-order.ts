import type { LineMsg } from '@storefront/contract/domain/cart/line-msgs'
import type { Connection } from '../../../db'
import type { BasketKind, OrderAddress } from '../../../db/stored.types'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { compactDay } from '../../../lib/day'
import { randomCode } from '../../../lib/random'
import { lineDiamonds, type LineRow, unitPrice } from '../../cart/basket/record'
import { attributesLabel } from '../../catalog/product/presenter'
import { ORDER_COLUMNS, type OrderLineRow, type OrderRow } from '../../orders/order/record'
import type { PricedCheckout } from './price'

/** An order about to be written: what was priced, and what the buyer said. */
export interface NewOrder {
  priced: PricedCheckout
  kind: BasketKind
  /** Null when nothing is sent. */
  address: OrderAddress | null
  /** By the basket line's id. */
  msgs: ReadonlyMap<number, LineMsg[]>
  note: string
}

// One statement: the fewer round trips a checkout needs, the more of them there are in a second.
const WRITE = `with o as (
    insert into shop_order as t (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, address, note, created_at, pay_before,
      kind, coupon_discount, card_discount, user_card_id, diamonds, pickup_point, pickup_code)
    values ($1, $2, $3, 'unpaid', $4, $5, $6, $7, $8, $9, $10, $11, $12, $15, $16, $17, $18, $19, $20, $21) returning ${ORDER_COLUMNS}
  ), l as (
    insert into order_line (tenant_id, order_id, product_id, variant_id, product_name, ctype, attributes_label, image_id, price, upit, quantity, is_reserved,
      discount, diamonds, msgs, holder_id)
    select $1, o.id, x.product_id, x.variant_id, x.product_name, x.ctype, x.attributes_label, x.image_id, x.price, x.upit, x.quantity, x.is_reserved,
      x.discount, x.diamonds, x.msgs, x.holder_id
    from o, jsonb_to_recordset($13::jsonb) as x(product_id bigint, variant_id bigint, product_name text, ctype text, attributes_label text,
      image_id bigint, price bigint, upit bigint, quantity integer, is_reserved boolean, discount bigint, diamonds integer, msgs jsonb, holder_id bigint)
    returning id, variant_id
  ), g as (
    insert into order_log (tenant_id, order_id, action, to_status, actor, user_id, created_at)
    select $1, o.id, 'submit', 'unpaid', 'owner', $3, $11 from o returning id
  ), b as (
    delete from basket_line where tenant_id = $1 and user_id = $3 and id = any($14::bigint[]) returning id
  ), d as (
    insert into job (tenant_id, kind, key, run_at, attempts) select $1, 'order_expire', o.id::text, $12, 0 from o returning id
  )
  select o.*, (select json_object_agg(l.variant_id, l.id) from l) as line_ids, (select count(*)::int from b) as taken from o`

/** Writes an order with its lines, log and closing time, and takes the lines out of the basket, in one statement. */
export async function insertOrder(
  ctx: UserCtx,
  tx: Connection,
  input: NewOrder,
): Promise<{ order: OrderRow; lines: OrderLineRow[] } | Failure> {
  const { priced, address, note } = input
  const { bought, quote: sums, point } = priced
  const lines = bought.map((line, at) => lineColumns(input, line, at))
  const [row] = await tx.rows<OrderRow & { line_ids: Record<string, number>; taken: number }>(
    WRITE,
    [
      ctx.tenant.id,
      `${compactDay(ctx.tenant, ctx.now)}${randomCode(8)}`,
      ctx.user.id,
      sums.goods,
      sums.discount,
      sums.shipping,
      sums.total,
      !priced.needsShipping,
      address && JSON.stringify(address),
      note,
      ctx.now,
      new Date(ctx.now.getTime() + ctx.tenant.country.payMinutes * 60_000),
      JSON.stringify(lines),
      bought.map(({ id }) => id),
      input.kind === 'pickup' ? 'pickup' : 'shop',
      sums.coupon,
      sums.card,
      priced.card?.id ?? null,
      priced.diamonds,
      point && JSON.stringify({ name: point.name, address: point.address, phone: point.phone, hours: point.hours }),
      point && randomCode(8),
    ],
    'order_write',
  )
  if (!row) throw new Error('an insert gave no row')
  const { line_ids, taken, ...order } = row
  // Another submit, with another key, was faster and has bought these lines.
  if (taken < bought.length) return fail('basketEmpty')
  return {
    order,
    lines: bought
      .map((line, at) => ({
        ...line,
        ...lineColumns(input, line, at),
        order_id: order.id,
        id: line_ids[line.variant_id] ?? 0,
      }))
      .sort((a, b) => a.id - b.id),
  }
}

function lineColumns({ priced, msgs }: NewOrder, line: LineRow, at: number) {
  const share = priced.quote.shares[at] ?? { coupon: 0, card: 0 }
  return {
    product_id: line.product_id,
    variant_id: line.variant_id,
    product_name: line.product_name ?? '',
    ctype: line.ctype ?? '',
    attributes_label: attributesLabel(line.attributes ?? []),
    image_id: line.image_id,
    price: line.price ?? 0,
    upit: unitPrice(line),
    quantity: line.quantity,
    is_reserved: line.inventory !== null,
    discount: share.coupon + share.card,
    diamonds: lineDiamonds(line),
    msgs: msgs.get(line.id) ?? [],
    holder_id: line.holder_id,
  }
}
