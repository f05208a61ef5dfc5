import { insert } from '../../server/src/db/insert'
import { GIFT_VALID_MS } from '@storefront/contract/domain/wallet/user-coupon'
import { typedCode } from '../../server/src/lib/random'
import type { EventSeed, TenantSeed } from '../data/types'
import { numbered, type Scene } from './insert'
import { moment } from './moment'

const lastId = async ({ tx, tenantId }: Scene, table: 'shop_order' | 'order_line' | 'order_log'): Promise<number> => {
  const [row] = await tx.rows<{ id: number }>(
    `select coalesce(max(id), 0)::int as id from ${table} where tenant_id = $1`,
    [tenantId],
  )
  return row?.id ?? 0
}

/** Ids of an event's types: they are numbered through all events. */
const typeId = (events: readonly EventSeed[], event: number, place: number): number =>
  events.slice(0, event).reduce((sum, { tickets }) => sum + tickets.length, 0) + place + 1

const GIFT = `insert into ticket_gift (tenant_id, issued_id, giver_id, num, status, until_at, created_at)
  values ($1, $2, $3, 'demo-ticket-gift', 'open', $4, $5)`

/** Seeds the ticket settings of events, the tickets sold and the waiting lists. */
export async function seedTickets(scene: Scene, { events, forms, users }: TenantSeed): Promise<void> {
  const { tx, tenantId, now } = scene
  const [formId, userId] = [numbered(forms, (f) => f.slug), numbered(users, (u) => u.key)]
  const sales = events.flatMap(({ sale, start, tickets }, i) =>
    sale ? [{ ...sale, event: i, eventId: i + 1, start, tickets }] : [],
  )
  await insert(
    tx,
    'ticket_setting',
    sales.map(({ eventId, form, refundHours, refundPercent, isBound, offerMinutes, noShowMinutes, waiting }) => ({
      tenantId,
      eventId,
      formId: form === undefined ? null : formId(form),
      refundHours: refundHours ?? null,
      refundPercent: refundPercent ?? 100,
      isTransferable: !isBound,
      hasWaitingList: waiting !== undefined,
      offerMinutes: offerMinutes ?? 120,
      noShowMinutes: noShowMinutes ?? null,
    })),
  )
  const [order, line, log] = [
    await lastId(scene, 'shop_order'),
    await lastId(scene, 'order_line'),
    await lastId(scene, 'order_log'),
  ]
  const orders = sales.flatMap(({ eventId, event, orders: seeds = [], tickets, form }) =>
    seeds.map((seed) => ({
      ...seed,
      eventId,
      event,
      form,
      name: events[event]?.name ?? '',
      type: tickets[seed.ticket],
      typeId: typeId(events, event, seed.ticket),
    })),
  )
  const rows = orders.map((one, i) => {
    const owner = users.find(({ key }) => key === one.user)
    const at = moment(scene, one.created)
    const price = one.type?.price ?? 0
    return {
      ...one,
      id: order + i + 1,
      lineId: line + i + 1,
      logId: log + 2 * i + 1,
      owner,
      userId: userId(one.user),
      at,
      price,
      total: price * one.quantity,
    }
  })
  await insert(
    tx,
    'shop_order',
    rows.map(({ id, userId: buyer, total, at }, i) => ({
      tenantId,
      id,
      number: `T${String(i + 1).padStart(4, '0')}`,
      userId: buyer,
      status: 'completed' as const,
      goods: total,
      discount: 0,
      shipping: 0,
      total,
      isVirtual: true,
      kind: 'ticket',
      createdAt: at,
      paidAt: at,
      finishedAt: at,
    })),
  )
  await insert(
    tx,
    'ticket_order',
    rows.map(({ id, eventId }) => ({ tenantId, orderId: id, eventId })),
  )
  await insert(
    tx,
    'order_line',
    rows.map(({ id, lineId, type, typeId: ticketId, name, price, quantity }) => ({
      tenantId,
      id: lineId,
      orderId: id,
      ticketId,
      productName: type?.name ?? '',
      ctype: 'event.ticketorderline',
      attributesLabel: name,
      price,
      upit: price,
      quantity,
      isReserved: false,
    })),
  )
  await insert(
    tx,
    'order_log',
    rows.flatMap(({ id, logId, userId: buyer, at }) => [
      {
        tenantId,
        id: logId,
        orderId: id,
        action: 'submit' as const,
        toStatus: 'unpaid' as const,
        actor: 'owner' as const,
        userId: buyer,
        createdAt: at,
      },
      {
        tenantId,
        id: logId + 1,
        orderId: id,
        action: 'pay_virtual' as const,
        fromStatus: 'unpaid' as const,
        toStatus: 'completed' as const,
        actor: 'system' as const,
        createdAt: at,
      },
    ]),
  )
  const paidRows = rows.filter(({ total }) => total > 0)
  await insert(
    tx,
    'ledger_entry',
    paidRows.map(({ id, total, at }) => ({
      tenantId,
      orderId: id,
      kind: 'payment' as const,
      vendor: 'hand' as const,
      amount: total,
      ref: `hand-ticket-${id}`,
      createdAt: at,
    })),
  )
  const tickets = rows.flatMap((row) =>
    Array.from({ length: row.quantity }, (_, n) => ({ ...row, isUsed: n < (row.used ?? 0) })),
  )
  await insert(
    tx,
    'issued_ticket',
    tickets.map(({ id, lineId, eventId, typeId: ticketId, userId: holder, owner, answers, type, isUsed, at }, i) => ({
      tenantId,
      id: i + 1,
      eventId,
      ticketId,
      orderId: id,
      lineId,
      userId: holder,
      code: typedCode(),
      status: 'valid' as const,
      attendee: { name: owner?.name ?? '', mobile: owner?.mobile ?? '', answers: answers ?? {} },
      uses: type?.uses ?? 1,
      useCount: isUsed ? 1 : 0,
      usedAt: isUsed ? now : null,
      createdAt: at,
      changedAt: at,
    })),
  )
  // One of them is being given: its link opens for everybody else.
  const giftIndex = tickets.findIndex(({ userId: holder, isUsed }) => holder === userId('shopper2') && !isUsed)
  if (giftIndex >= 0) {
    const values = [tenantId, giftIndex + 1, userId('shopper2'), new Date(now.getTime() + GIFT_VALID_MS), now]
    await tx.rows(GIFT, values)
  }
  const jobs = sales.flatMap(({ eventId, start, noShowMinutes, waiting: places = [] }) => [
    ...(places.length > 0 ? [{ kind: 'seat_offer', eventId, runAt: now }] : []),
    ...(noShowMinutes === undefined
      ? []
      : [
          { kind: 'ticket_no_show', eventId, runAt: new Date(moment(scene, start).getTime() + noShowMinutes * 60_000) },
        ]),
  ])
  await insert(
    tx,
    'job',
    jobs.map(({ kind, eventId, runAt }) => ({ tenantId, kind, key: String(eventId), runAt, attempts: 0 })),
  )
  const waiting = sales.flatMap(({ eventId, event, waiting: places = [] }) =>
    places.map((place) => ({ ...place, eventId, ticketId: typeId(events, event, place.ticket) })),
  )
  await insert(
    tx,
    'ticket_waiting',
    waiting.map(({ eventId, ticketId, user, quantity }, i) => ({
      tenantId,
      id: i + 1,
      eventId,
      ticketId,
      userId: userId(user),
      quantity,
      status: 'waiting' as const,
      createdAt: now,
      changedAt: now,
    })),
  )
}
