import type { OfferState } from '@storefront/contract/domain/events/ticket-order'
import { fail, type Failure } from '../../../core/failure'
import type { Connection } from '../../../db'
import type { Attendee } from '../../../db/stored.types'
import type { JobCtx } from '../../../core/context.types'
import { compactDay } from '../../../lib/day'
import { randomCode, typedCode } from '../../../lib/random'
import type { PricedCheckout } from '../../checkout/checkout/price'
import { reserveCommission } from '../../promotion/distribution/commission'
import { ORDER_COLUMNS, type OrderRow } from '../../orders/order/record'
import type { TypeRow } from './queries'
import { takeSeats } from './seats'

/** An order of tickets about to be written. */
export interface NewTicketOrder {
  eventId: number
  eventName: string
  userId: number
  offer: OfferState
  payBefore: Date
  lines: readonly { type: TypeRow; quantity: number; attendees: readonly Attendee[] }[]
  priced: Pick<PricedCheckout, 'quote' | 'card'>
}

// One statement: the order of the shop that it is, its lines, its tickets, its log and its closing time.
const WRITE = `with t as (
    insert into shop_order as t (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, note, created_at, pay_before, kind,
      coupon_discount, card_discount, user_card_id)
    values ($1, $2, $3, 'unpaid', $4, $5, 0, $6, true, '', $7, $8, 'ticket', $9, $10, $11) returning ${ORDER_COLUMNS}
  ), k as (
    insert into ticket_order (tenant_id, order_id, event_id, offer) select $1, t.id, $12, $13 from t returning order_id
  ), l as (
    insert into order_line (tenant_id, order_id, ticket_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved, discount)
    select $1, t.id, x.ticket_id, x.name, 'event.ticketorderline', $14, x.price, x.price, x.quantity, false, x.discount
    from t, jsonb_to_recordset($15::jsonb) as x(ticket_id bigint, name text, price bigint, quantity integer, discount bigint)
    returning id, ticket_id
  ), i as (
    insert into issued_ticket (tenant_id, event_id, ticket_id, order_id, line_id, user_id, code, status, attendee, uses, created_at, changed_at)
    select $1, $12, y.ticket_id, t.id, l.id, $3, y.code, 'reserved', y.attendee, y.uses, $7, $7
    from t, jsonb_to_recordset($16::jsonb) as y(ticket_id bigint, code text, attendee jsonb, uses integer, n integer)
      join l on l.ticket_id = y.ticket_id order by y.n returning id
  ), g as (
    insert into order_log (tenant_id, order_id, action, to_status, actor, user_id, created_at)
    select $1, t.id, 'submit', 'unpaid', case when $13::text is null then 'owner' else 'system' end, $3, $7 from t returning id
  ), d as (
    insert into job (tenant_id, kind, key, run_at, attempts) select $1, 'order_expire', t.id::text, $8, 0 from t returning id
  )
  select * from t`

/** Writes an order with its reserved tickets. Its seats are taken by `takeOrderSeats`, last of all. */
export async function insertTicketOrder(ctx: JobCtx, tx: Connection, input: NewTicketOrder): Promise<OrderRow> {
  const { quote, card } = input.priced
  const lines = input.lines.map(({ type, quantity }, at) => {
    const share = quote.shares[at] ?? { coupon: 0, card: 0 }
    return { ticket_id: type.id, name: type.name, price: type.price, quantity, discount: share.coupon + share.card }
  })
  const tickets = input.lines
    .flatMap(({ type, quantity, attendees }) =>
      Array.from({ length: quantity }, (_, n) => ({ type, attendee: attendees[n] ?? {} })),
    )
    .map(({ type, attendee }, n) => ({ ticket_id: type.id, code: typedCode(), attendee, uses: type.uses, n }))
  const [order] = await tx.rows<OrderRow>(
    WRITE,
    [
      ctx.tenant.id,
      `${compactDay(ctx.tenant, ctx.now)}${randomCode(8)}`,
      input.userId,
      quote.goods,
      quote.discount,
      quote.total,
      ctx.now,
      input.payBefore,
      quote.coupon,
      quote.card,
      card?.id ?? null,
      input.eventId,
      input.offer,
      input.eventName,
      JSON.stringify(lines),
      JSON.stringify(tickets),
    ],
    'ticket_order_write',
  )
  if (!order) throw new Error('an insert gave no row')
  await reserveCommission(ctx, tx, order)
  return order
}

const LEFT = `select least(t.inventory, e.seats_available) as left
  from event_ticket t join event e on e.tenant_id = $1 and e.id = t.event_id where t.tenant_id = $1 and t.id = $2`

/** Takes the seats of an order that is written; from here to the commit all other buyers of the event wait. */
export async function takeOrderSeats(
  ctx: JobCtx,
  tx: Connection,
  eventId: number,
  lines: readonly { type: Pick<TypeRow, 'id' | 'name'>; quantity: number }[],
): Promise<Failure | null> {
  const short = await takeSeats(
    tx,
    ctx,
    eventId,
    lines.map(({ type, quantity }) => ({ ticketId: type.id, quantity })),
  )
  if (short === null) return null
  const [row] = await tx.rows<{ left: number | null }>(LEFT, [ctx.tenant.id, short], 'ticket_left')
  return fail('ticketSoldOut', {
    name: lines.find(({ type }) => type.id === short)?.type.name ?? '',
    left: row?.left ?? 0,
  })
}
