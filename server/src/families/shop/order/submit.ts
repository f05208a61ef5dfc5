import { ORDER_PAY_MINUTES } from '@storefront/contract/constants'
import { formatPrice, fromDecimal } from '@storefront/contract/domain/money'
import type { Order } from '@storefront/contract/entities/shop'
import type { Connection } from '../../../db'
import type { BasketKind, OrderAddress } from '../../../db/schema'
import { Failure, fail } from '../../../failure'
import type { UserCtx } from '../../../kernel/ctx'
import { amount } from '../../../lib/amount'
import { compactDay } from '../../../lib/day'
import { randomCode } from '../../../lib/random'
import { refuseUnbound } from '../../base/bind'
import { findAddress, presentAddress } from '../address/repo'
import { chosen, priced, unitPrice } from '../basket/present'
import { findLines, type LineRow } from '../basket/repo'
import { attributesLabel } from '../product/detail'
import { needsShipping, refuseLines, type Sums, sumsOf } from './checkout'
import { payAction, SYSTEM, transition } from './lifecycle'
import { type OrderLineRow, type OrderRow, presentOrder } from './present'
import { ORDER_COLUMNS } from './repo'
import { refuseShort, takeStock } from './stock'

export interface SubmitInput {
  address_id: number | null
  note: string
  /** What the buyer saw, as the wire's decimal string. */
  total: string
}

/**
 * Makes an order of the chosen lines in one transaction: prices them anew, takes the stock, writes the
 * order with its lines, log and closing time, and empties the lines out of the basket (spec 7:
 * checkout_submit). Nothing to pay is paid at once.
 */
export function submit(ctx: UserCtx, kind: BasketKind, input: SubmitInput): Promise<Order | Failure> {
  return ctx.db.tx(async (q) => {
    const lines = await findLines(q, ctx.tenant.id, ctx.user.id, kind)
    const refused = refuseUnbound(ctx) ?? refuseLines(lines)
    if (refused) return refused
    const bought = chosen(lines)
    const isShipped = needsShipping(bought)
    const address = isShipped ? await addressOf(ctx, q, input.address_id) : null
    if (address instanceof Failure) return address
    const sums = sumsOf(ctx, priced(bought), isShipped)
    if (fromDecimal(input.total, ctx.tenant.currency.exponent) !== sums.total)
      return fail('priceChanged', { amount: formatPrice(amount(ctx, sums.total), ctx.tenant.currency) })
    const wanted = bought.map(wantedOf)
    const hopeless = refuseShort(wanted)
    if (hopeless) return hopeless
    const made = await writeOrder(ctx, q, { bought, address, sums, isShipped, note: input.note.trim() })
    if (made instanceof Failure) return made
    // Last of all: from here to the commit, all other buyers of these variants wait.
    const short = await takeStock(q, ctx.tenant.id, wanted)
    if (short) return short
    const order = sums.total === 0 ? await transition(ctx, q, made.order, payAction(made.order), SYSTEM) : made.order
    return order instanceof Failure ? order : presentOrder(ctx, order, made.lines)
  })
}

const wantedOf = (line: LineRow) => ({
  variantId: line.variant_id,
  quantity: line.quantity,
  name: line.product_name ?? '',
  inventory: line.inventory,
  isLimited: line.inventory !== null,
})

async function addressOf(ctx: UserCtx, q: Connection, id: number | null): Promise<OrderAddress | Failure> {
  const row = id === null ? undefined : await findAddress(q, ctx.tenant.id, ctx.user.id, id)
  if (!row) return fail('addressRequired')
  const { name, mobile, location, address } = presentAddress(row)
  return { name, mobile, display: `${location.display} ${address}` }
}

interface NewOrder {
  bought: readonly LineRow[]
  address: OrderAddress | null
  sums: Sums
  isShipped: boolean
  note: string
}

// One statement: the fewer round trips a checkout needs, the more of them there are in a second.
const WRITE = `with o as (
    insert into shop_order as t (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, address, note, created_at, pay_before)
    values ($1, $2, $3, 'unpaid', $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${ORDER_COLUMNS}
  ), l as (
    insert into order_line (tenant_id, order_id, product_id, variant_id, product_name, ctype, attributes_label, image_id, price, upit, quantity, is_reserved)
    select $1, o.id, x.product_id, x.variant_id, x.product_name, x.ctype, x.attributes_label, x.image_id, x.price, x.upit, x.quantity, x.is_reserved
    from o, jsonb_to_recordset($13::jsonb) as x(product_id bigint, variant_id bigint, product_name text, ctype text, attributes_label text,
      image_id bigint, price bigint, upit bigint, quantity integer, is_reserved boolean)
    returning id, variant_id
  ), g as (
    insert into order_log (tenant_id, order_id, action, to_status, actor, user_id, created_at)
    select $1, o.id, 'submit', 'unpaid', 'owner', $3, $11 from o
  ), b as (
    delete from basket_line where tenant_id = $1 and user_id = $3 and id = any($14::bigint[]) returning id
  ), d as (
    insert into due_work (tenant_id, kind, key, run_at, attempts) select $1, 'order_expire', o.id::text, $12, 0 from o
  )
  select o.*, (select json_object_agg(l.variant_id, l.id) from l) as line_ids, (select count(*)::int from b) as taken from o`

async function writeOrder(ctx: UserCtx, q: Connection, made: NewOrder): Promise<{ order: OrderRow; lines: OrderLineRow[] } | Failure> {
  const { bought, address, sums, isShipped, note } = made
  const lines = bought.map((line) => ({ ...lineColumns(line), is_reserved: line.inventory !== null }))
  const [row] = await q.rows<OrderRow & { line_ids: Record<string, number>; taken: number }>(
    WRITE,
    [
      ctx.tenant.id,
      `${compactDay(ctx.tenant, ctx.now)}${randomCode(8)}`,
      ctx.user.id,
      sums.goods,
      sums.discount,
      sums.shipping,
      sums.total,
      !isShipped,
      address && JSON.stringify(address),
      note,
      ctx.now,
      new Date(ctx.now.getTime() + ORDER_PAY_MINUTES * 60_000),
      JSON.stringify(lines),
      bought.map(({ id }) => id),
    ],
    'order_write',
  )
  if (!row) throw new Error('an insert gave no row')
  const { line_ids, taken, ...order } = row
  // Another submit, with another key, was faster and has bought these lines.
  if (taken < bought.length) return fail('basketEmpty')
  return {
    order,
    lines: bought.map((line) => ({ ...line, ...lineColumns(line), order_id: order.id, id: line_ids[line.variant_id] ?? 0 })).sort((a, b) => a.id - b.id),
  }
}

function lineColumns(line: LineRow) {
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
  }
}
