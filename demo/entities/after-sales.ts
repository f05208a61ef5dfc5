import { insert } from '../../server/src/db/insert'
import { ETICKET_DAYS } from '@storefront/contract/constants'
import type { Gallery } from './gallery'
import type { Scene } from './insert'
import { seedInvoices } from './invoices'
import { seedMessages } from './messages'
import { later } from './moment'
import type { SeededOrder } from './orders'
import { wasPaid } from './order-steps'
import type { SeededVariant } from './products'
import { seedReturns } from './returns'

/**
 * Seeds the events after the demo's orders: money, parcels, tickets, returns and comments. `gate` admits ticket
 * holders.
 */
export async function seedAfterSales(
  scene: Scene,
  orders: readonly SeededOrder[],
  users: { gate: number; owner: number },
  variants: ReadonlyMap<string, SeededVariant>,
  gallery: Gallery,
): Promise<void> {
  await seedMoney(scene, orders, users.owner)
  await seedParcels(scene, orders)
  await seedTickets(scene, orders, users.gate)
  await seedReturns(scene, orders, users.owner, variants)
  await seedInvoices(scene, orders)
  await seedMessages(scene, orders)
  await seedComments(scene, orders, gallery)
}

/**
 * Stores the payments of orders. No vendor knows the demo's money: its payments are recorded manually, unless an order
 * names a vendor.
 */
async function seedMoney({ tx, tenantId }: Scene, orders: readonly SeededOrder[], owner: number): Promise<void> {
  const paidOrders = orders.filter(({ o, total }) => wasPaid(o) && total > 0)
  const byVendor = paidOrders.flatMap(({ id, o, total, created }) =>
    o.after?.payment ? [{ id, o, total, created, ...o.after.payment }] : [],
  )
  await insert(
    tx,
    'payment',
    byVendor.map(({ id, o, total, created, vendor, channel }) => ({
      tenantId,
      orderId: id,
      vendor,
      channel,
      outTradeNo: `demo-${tenantId}-${o.number}`,
      amount: total,
      state: 'paid' as const,
      createdAt: created,
      paidAt: later(created, 0.02),
    })),
  )
  const byHand = paidOrders.filter(({ o }) => !o.after?.payment)
  await insert(
    tx,
    'offline_payment',
    byHand.map(({ id, o, total, created }) => ({
      tenantId,
      orderId: id,
      method: 'transfer' as const,
      reference: `hand-${o.number}`,
      amount: total,
      userId: owner,
      createdAt: later(created, 0.02),
    })),
  )
  await insert(
    tx,
    'ledger_entry',
    paidOrders.map(({ id, o, total, created }) => ({
      tenantId,
      orderId: id,
      kind: 'payment' as const,
      vendor: o.after?.payment?.vendor ?? ('hand' as const),
      amount: total,
      ref: o.after?.payment ? `demo-${tenantId}-${o.number}` : `hand-${o.number}`,
      createdAt: later(created, 0.02),
    })),
  )
}

async function seedParcels({ tx, tenantId }: Scene, orders: readonly SeededOrder[]): Promise<void> {
  const all = orders
    .flatMap((order) =>
      (order.o.after?.parcels ?? []).map((parcel, n) => ({ order, parcel, number: `P${order.o.number}-${n + 1}` })),
    )
    .map((row, i) => ({ ...row, id: i + 1 }))
  await insert(
    tx,
    'order_delivery',
    all.map(({ order, parcel, number, id }) => ({
      tenantId,
      id,
      number,
      orderId: order.id,
      carrier: parcel.carrier,
      trackingNo: parcel.trackingNo,
      state: parcel.deliveredAfter === null ? ('shipped' as const) : ('delivered' as const),
      createdAt: later(order.created, parcel.shippedAfter),
      shippedAt: later(order.created, parcel.shippedAfter),
      deliveredAt: parcel.deliveredAfter === null ? null : later(order.created, parcel.deliveredAfter),
    })),
  )
  const lines = all.flatMap(({ order, parcel, id }) =>
    (parcel.lines ?? order.lines.map(({ quantity }, line) => ({ line, quantity }))).map(({ line, quantity }) => ({
      tenantId,
      deliveryId: id,
      lineId: order.lines[line]?.id ?? 0,
      quantity,
    })),
  )
  await insert(tx, 'delivery_line', lines)
  const nodes = all.flatMap(({ order, parcel, id }) => [
    { deliveryId: id, kind: 'shipped' as const, text: '', createdAt: later(order.created, parcel.shippedAfter) },
    ...parcel.way.map(({ after, text }) => ({
      deliveryId: id,
      kind: 'transit' as const,
      text,
      createdAt: later(order.created, after),
    })),
    ...(parcel.deliveredAfter === null
      ? []
      : [
          {
            deliveryId: id,
            kind: 'delivered' as const,
            text: '',
            createdAt: later(order.created, parcel.deliveredAfter),
          },
        ]),
  ])
  await insert(
    tx,
    'delivery_node',
    nodes.map((node, i) => ({ tenantId, id: i + 1, ...node })),
  )
}

async function seedTickets({ tx, tenantId, now }: Scene, orders: readonly SeededOrder[], gate: number): Promise<void> {
  const cards = orders.flatMap((order) => {
    const pieces = order.lines
      .filter(({ ctype }) => ctype !== 'shop.product')
      .flatMap((line) => Array.from({ length: line.quantity }, () => line))
    return pieces.flatMap((line, n) => {
      const kind = order.o.after?.tickets?.[n]
      return kind === undefined ? [] : [{ order, line, kind, n }]
    })
  })
  const rows = cards.map(({ order, line, kind, n }, i) => ({
    tenantId,
    id: i + 1,
    num: `DEMO${order.o.number}N${String(n + 1).padStart(2, '0')}T${tenantId}`,
    orderId: order.id,
    lineId: line.id,
    userId: order.userId,
    productId: line.productId,
    status: kind === 'used' ? ('used' as const) : ('unused' as const),
    contactName: order.buyer.name,
    contactMobile: order.buyer.mobile,
    startAt: later(order.created, 0.02),
    endAt: kind === 'expired' ? later(now, -24) : later(order.created, ETICKET_DAYS * 24),
    usedAt: kind === 'used' ? later(order.created, 40) : null,
    createdAt: later(order.created, 0.02),
  }))
  await insert(tx, 'virtual_card', rows)
  const usedRows = rows.filter(({ usedAt }) => usedAt !== null)
  await insert(
    tx,
    'verification',
    usedRows.map(({ id, usedAt }, i) => ({ tenantId, id: i + 1, cardId: id, userId: gate, createdAt: usedAt ?? now })),
  )
}

async function seedComments({ tx, tenantId }: Scene, orders: readonly SeededOrder[], gallery: Gallery): Promise<void> {
  const rows = orders.flatMap((order) =>
    (order.o.after?.comments ?? []).map(({ line, score, text, pictures = [], after }) => ({
      tenantId,
      orderId: order.id,
      lineId: order.lines[line]?.id ?? 0,
      productId: order.lines[line]?.productId ?? 0,
      userId: order.userId,
      score,
      text,
      images: pictures.map((spec) => gallery.id(spec)),
      createdAt: later(order.created, after),
    })),
  )
  rows.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await insert(
    tx,
    'product_comment',
    rows.map((row, i) => ({ ...row, id: i + 1 })),
  )
}
