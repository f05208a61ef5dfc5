import { quote } from '@storefront/contract/domain/checkout/discount'
import { ticketState } from '@storefront/contract/domain/events/ticket'
import {
  type OfferPlan,
  offerEnd,
  planOffers,
  type WaitingPlace,
} from '@storefront/contract/domain/events/waiting-list'
import { type Connection, conflict } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import { sendSmsNotice } from '../../shared/sms-notice'
import type { JobCtx, SendingCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { endMinuteOf } from '../../../lib/day'
import { addMessage } from '../../account/message/add'
import { insertTicketOrder, takeOrderSeats } from '../ticket/insert-order'
import { findTypes, lockSale, type SaleRow, saleFacts, type TypeRow } from '../ticket/queries'

interface PlaceRow extends WaitingPlace {
  user_id: number
}

const PLACES = `select id, ticket_id as "ticketId", quantity, user_id from ticket_waiting where tenant_id = $1 and event_id = $2 and status = 'waiting' order by id`

const isOnSale = (ctx: JobCtx, sale: SaleRow, type: TypeRow): boolean => {
  const state = ticketState(saleFacts(sale, type), ctx.now.getTime())
  return type.is_active && state !== 'over' && state !== 'future'
}

/**
 * Returns the places of a waiting list that would get an offer of seats now, and the reasons why those in front would
 * not.
 */
export async function readOfferPlan(
  ctx: JobCtx,
  tx: Connection,
  sale: SaleRow,
): Promise<OfferPlan & { places: PlaceRow[]; types: TypeRow[] }> {
  const places = await tx.rows<PlaceRow>(PLACES, [ctx.tenant.id, sale.event_id], 'waiting_places')
  const types = await findTypes(tx, ctx, sale.event_id)
  const plan = planOffers({
    isEnabled: sale.has_waiting_list && sale.is_active,
    hasStarted: ctx.now.getTime() >= Date.parse(sale.event_start),
    seatsAvailable: sale.seats_available,
    types: new Map(types.map((type) => [type.id, { left: type.inventory, isOnSale: isOnSale(ctx, sale, type) }])),
    places,
  })
  return { ...plan, places, types }
}

const WAITED_FOR = "select 1 from ticket_waiting where tenant_id = $1 and event_id = $2 and status = 'waiting' limit 1"
const OFFER =
  "update ticket_waiting set status = 'offered', order_id = $3, changed_at = $4 where tenant_id = $1 and id = $2 and status = 'waiting' returning 1"
const CLOSE =
  "update ticket_waiting set status = 'closed', changed_at = $3 where tenant_id = $1 and event_id = $2 and status = 'waiting'"

/** Holds seats for one place: a reserved order, whose tickets take the seats by the statement that buyers' do. */
async function offerTo(ctx: JobCtx, tx: Connection, sale: SaleRow, place: PlaceRow, type: TypeRow): Promise<void> {
  const { quantity, user_id: userId } = place
  const payBefore = new Date(offerEnd(ctx.now.getTime(), sale.offer_minutes, Date.parse(sale.event_start)))
  const lines = [{ type, quantity, attendees: [] }]
  const pricing = {
    quote: quote({ lines: [{ product_id: 0, category_ids: [], amount: type.price * quantity }], fee: 0 }, null, null),
    card: null,
  }
  const { event_id: eventId, event_name: eventName } = sale
  const order = await insertTicketOrder(ctx, tx, {
    eventId,
    eventName,
    userId,
    offer: 'open',
    payBefore,
    lines,
    priced: pricing,
  })
  const isShort = (await takeOrderSeats(ctx, tx, eventId, lines)) !== null
  const offeredRows = await tx.rows(OFFER, [ctx.tenant.id, place.id, order.id, ctx.now], 'waiting_offer')
  // The event is locked, so that nothing of it was taken since it was read; if all the same, it is read again.
  if (isShort || offeredRows.length === 0) throw conflict(`seats of event ${eventId} changed while they were offered`)
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'offer_notify', key: String(order.id), runAt: ctx.now })
  await addMessage(tx, ctx, userId, { kind: 'seat_offer', target: order.number, data: { name: eventName } })
}

/**
 * Offers free seats of an event to those who wait, in order of joining, in the transaction that freed them: no buyer
 * comes between. From the start of the event on, the list is closed instead.
 */
export async function offerSeats(ctx: JobCtx, tx: Connection, eventId: number): Promise<void> {
  if ((await tx.rows(WAITED_FOR, [ctx.tenant.id, eventId], 'waiting_any')).length === 0) return
  const sale = await lockSale(tx, ctx, eventId)
  if (!sale) return
  const { offers, types, places } = await readOfferPlan(ctx, tx, sale)
  if (ctx.now.getTime() >= Date.parse(sale.event_start))
    await tx.rows(CLOSE, [ctx.tenant.id, eventId, ctx.now], 'waiting_close')
  for (const { id, ticketId } of offers) {
    const [place, type] = [places.find((one) => one.id === id), types.find((one) => one.id === ticketId)]
    if (place && type) await offerTo(ctx, tx, sale, place, type)
  }
}

/** The interval, in milliseconds, of looking for seats that became free other than by a ticket. */
const LOOK_MS = 10 * 60_000

/** Plans the next look at a waiting list, at the start of the event at the latest, when it closes. */
export async function planLook(ctx: JobCtx, tx: Connection, eventId: number, eventStart: string): Promise<void> {
  const runAt = new Date(Math.max(ctx.now.getTime(), Math.min(ctx.now.getTime() + LOOK_MS, Date.parse(eventStart))))
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'seat_offer', key: String(eventId), runAt })
}

/**
 * Looks whether somebody who waits can be offered seats, and again as long as somebody does.
 * @param key the event's id
 */
export async function lookForSeats(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const eventId = Number(key)
    const sale = await lockSale(tx, ctx, eventId)
    await cancelJob(tx, ctx.tenant.id, 'seat_offer', key)
    if (!sale) return
    await offerSeats(ctx, tx, eventId)
    const isWaitedFor = (await tx.rows(WAITED_FOR, [ctx.tenant.id, eventId], 'waiting_any')).length > 0
    if (isWaitedFor) await planLook(ctx, tx, eventId, sale.event_start)
  })
}

const NOTICE = `select e.name, o.pay_before, a.mobile from ticket_order k join shop_order o on o.tenant_id = $1 and o.id = k.order_id
  join event e on e.tenant_id = $1 and e.id = k.event_id join account a on a.tenant_id = $1 and a.id = o.user_id
  where k.tenant_id = $1 and k.order_id = $2 and k.offer = 'open' and o.status = 'unpaid'`

/**
 * Tells somebody by SMS that seats are held for them, and until when, unless the offer has ended since.
 * @param key the order's id
 */
export async function sendOfferNotice(ctx: SendingCtx, key: string): Promise<void> {
  const [row] = await ctx.db.read((tx) =>
    tx.rows<{ name: string; pay_before: string; mobile: string | null }>(NOTICE, [ctx.tenant.id, Number(key)]),
  )
  if (!row?.mobile) return
  const params = [
    row.name,
    endMinuteOf(ctx.tenant, new Date(row.pay_before)),
    translate(ctx.language, 'events.offerNotice'),
  ]
  await sendSmsNotice(ctx, row.mobile, params)
}
