import { insert } from '../../server/src/db/insert'
import { givesMoney } from '@storefront/contract/domain/after-sales/order-return'
import { effectivePrice, sumLines } from '@storefront/contract/domain/checkout/price'
import { addressLine } from '@storefront/contract/domain/country/address'
import { countryOf } from '@storefront/contract/domain/country/country'
import type { OrderSeed, ReturnSeed, TenantSeed } from '../data/types'
import { numbered, type Scene } from './insert'
import { later, moment } from './moment'
import { orderSteps, wasPaid, wasSent } from './order-steps'
import type { SeededVariant } from './products'
import { regionNames } from './regions'

/** A demo order with the ids that it and its lines got. */
export interface SeededOrder {
  id: number
  o: OrderSeed
  userId: number
  buyer: { name: string; mobile: string }
  created: Date
  total: number
  lines: { id: number; productId: number; ctype: string; upit: number; quantity: number; coins: number }[]
}

/** Whether a return takes pieces and money off its line: one of money that was not refused. */
const takesOff = ({ kind, status }: ReturnSeed): boolean =>
  givesMoney(kind) && status !== 'refused' && status !== 'appealed'

/** Pieces and money of a line's returns that are neither refused nor withdrawn. */
function returnedOf(o: OrderSeed, line: number, upit: number) {
  const accepted = (o.after?.returns ?? []).filter((r) => r.line === line && takesOff(r))
  const returnedCount = accepted.reduce((sum, r) => sum + r.quantity, 0)
  return { returned: returnedCount, returnAmount: returnedCount * upit, unsent: wasSent(o) ? 0 : returnedCount }
}

/** Money of a return that went back, or is promised to. */
export const isPaidBack = (r: ReturnSeed): boolean => r.status === 'refunded' || r.refundRefused !== undefined

/** Pieces of a line in parcels; orders without parcels are from before there were any. */
function shippedOf(o: OrderSeed, line: number, quantity: number): number {
  const parcels = o.after?.parcels ?? []
  if (parcels.length === 0 || parcels.some(({ lines }) => !lines)) return quantity
  return parcels
    .flatMap(({ lines = [] }) => lines.filter((l) => l.line === line))
    .reduce((sum, l) => sum + l.quantity, 0)
}

/** Money of a line that went back. */
function refundedOf(o: OrderSeed, line: number, upit: number): number {
  return (o.after?.returns ?? [])
    .filter((r) => r.line === line && isPaidBack(r))
    .reduce((sum, r) => sum + r.quantity * upit, 0)
}

/** Orders of the past with their logs, and what lies in the first shopper's basket. */
export async function seedOrders(
  scene: Scene,
  data: TenantSeed,
  variants: ReadonlyMap<string, SeededVariant>,
): Promise<SeededOrder[]> {
  const { tx, tenantId, now } = scene
  const nameOf = regionNames(data.site.country)
  const userId = numbered(data.users, (u) => u.key)
  const find = (sku: string) => {
    const variant = variants.get(sku)
    if (!variant) throw new Error(`the seed orders ${sku}, which is not there`)
    return variant
  }
  const coinsOf = (v: SeededVariant) =>
    data.checkout.coins.find(({ product }) => product === v.product.code)?.amount ?? 0
  const { fee, freeOver } = data.site.shipping
  // As they were made: lists by newest show them so.
  const sortedOrders = [...data.orders].sort((a, b) => a.created.day - b.created.day || a.created.hour - b.created.hour)
  const orderRows = sortedOrders.map((o) => {
    const lines = o.lines.map(({ sku, quantity }) => ({ ...find(sku), quantity }))
    const unit = (v: SeededVariant) => effectivePrice(v.variant.price, v.variant.promotionPrice ?? null)
    const goods = sumLines(lines.map((l) => ({ unit: unit(l), quantity: l.quantity })))
    const isVirtual = lines.every((l) => l.product.ctype !== 'shop.product')
    const shipping = isVirtual || (freeOver !== null && goods >= freeOver) ? 0 : fee
    const to = data.users.find((u) => u.key === o.user)?.addresses[0]
    const address =
      isVirtual || !to
        ? null
        : {
            ...{ name: to.name, mobile: to.mobile, region: nameOf(to.district.slice(0, 2)) },
            display: addressLine(countryOf(data.site.country), {
              province: nameOf(to.district.slice(0, 2)),
              city: nameOf(to.district.slice(0, 4)),
              district: nameOf(to.district),
              detail: to.address,
              postcode: to.postcode ?? '',
            }),
          }
    return { o, lines, unit, goods, shipping, isVirtual, address, created: moment(scene, o.created) }
  })
  const rows = orderRows.map((b, i) => ({
    tenantId,
    id: i + 1,
    number: b.o.number,
    userId: userId(b.o.user),
    status: b.o.status,
    goods: b.goods,
    discount: 0,
    shipping: b.shipping,
    total: b.goods + b.shipping,
    isVirtual: b.isVirtual,
    address: b.address,
    note: b.o.note,
    createdAt: b.created,
    paidAt: wasPaid(b.o) ? later(b.created, 0.02) : null,
    payBefore: null,
    refunded: b.lines.reduce((sum, l, line) => sum + refundedOf(b.o, line, b.unit(l)), 0),
    diamonds: b.lines.reduce((sum, l) => sum + coinsOf(l) * l.quantity, 0),
    finishedAt: b.o.status === 'completed' ? later(b.created, orderSteps(b.o, b.isVirtual).at(-1)?.[3] ?? 0) : null,
  }))
  await insert(tx, 'shop_order', rows)
  const lines = orderRows.flatMap((b, i) =>
    b.lines.map((l, line) => ({
      orderId: i + 1,
      productId: l.productId,
      variantId: l.id,
      productName: l.product.name,
      ctype: l.product.ctype,
      attributesLabel: l.variant.attributes.map((a) => a.value).join(' / '),
      imageId: l.imageId,
      price: l.variant.price,
      upit: b.unit(l),
      quantity: l.quantity,
      isReserved: l.variant.inventory !== null,
      shipped: wasSent(b.o) && l.product.ctype === 'shop.product' ? shippedOf(b.o, line, l.quantity) : 0,
      ...returnedOf(b.o, line, b.unit(l)),
      diamonds: coinsOf(l) * l.quantity,
      returnDiamonds: coinsOf(l) * returnedOf(b.o, line, b.unit(l)).returned,
    })),
  )
  await insert(
    tx,
    'order_line',
    lines.map((l, i) => ({ tenantId, id: i + 1, ...l })),
  )
  const logs = orderRows.flatMap((b, i) =>
    orderSteps(b.o, b.isVirtual).map(([action, toStatus, actor, hours], n, all) => ({
      orderId: i + 1,
      action,
      fromStatus: all[n - 1]?.[1] ?? null,
      toStatus,
      actor,
      userId: actor === 'owner' ? userId(b.o.user) : actor === 'operator' ? userId('owner') : null,
      createdAt: later(b.created, hours),
    })),
  )
  await insert(
    tx,
    'order_log',
    logs.map((l, i) => ({ tenantId, id: i + 1, ...l })),
  )
  const basket = data.basket.map(({ sku, quantity }, i) => {
    const v = find(sku)
    return {
      tenantId,
      id: i + 1,
      userId: userId('shopper'),
      kind: 'basket' as const,
      productId: v.productId,
      variantId: v.id,
      quantity,
      isSelected: true,
      createdAt: now,
    }
  })
  await insert(tx, 'basket_line', basket)
  return orderRows.map(({ o, created, goods, shipping }, i) => {
    const { name = '', mobile = null } = data.users.find(({ key }) => key === o.user) ?? {}
    const own = lines.flatMap(({ orderId, productId, ctype, upit, quantity, diamonds }, n) =>
      orderId === i + 1
        ? [{ id: n + 1, productId, ctype, upit, quantity, /* of one piece */ coins: diamonds / quantity }]
        : [],
    )
    return {
      id: i + 1,
      o,
      userId: userId(o.user),
      buyer: { name, mobile: mobile ?? '' },
      created,
      total: goods + shipping,
      lines: own,
    }
  })
}
