import type { OrderAction, OrderStatus } from '@storefront/contract/domain/order'
import { effectivePrice, sumLines } from '@storefront/contract/domain/price'
import { shippingFee } from '@storefront/contract/domain/shipping'
import { basketLine, orderLine, orderLog, shopOrder } from '../../src/db/schema'
import { regions } from '../data/regions'
import type { OrderSeed, TenantSeed } from '../data/types'
import { insertAll, numbered, type Scene } from './insert'
import { moment } from './moment'
import type { SeededVariant } from './products'
import { regionLabel } from './regions'

const HOUR = 3_600_000

type Step = readonly [action: OrderAction | 'submit', to: OrderStatus, actor: 'owner' | 'operator' | 'system', hoursLater: number]

/** How an order came to where it stands (contract/domain/order). */
function steps(status: OrderSeed['status'], isVirtual: boolean): Step[] {
  const submitted: Step = ['submit', 'unpaid', 'owner', 0]
  if (isVirtual) return [submitted, ['pay_virtual', 'completed', 'system', 0.02]]
  const way: Step[] = [submitted, ['pay', 'wait_ship', 'system', 0.02], ['ship', 'shipped', 'operator', 14], ['confirm', 'completed', 'owner', 80]]
  return way.slice(0, way.findIndex(([, to]) => to === status) + 1)
}

/** Orders of the past with their logs, and what lies in the first shopper's basket. */
export async function seedOrders(scene: Scene, data: TenantSeed, variants: ReadonlyMap<string, SeededVariant>): Promise<void> {
  const { q, tenantId, now } = scene
  const names = new Map(regions().map((r) => [r.code, r.name]))
  const userId = numbered(data.users, (u) => u.key)
  const find = (sku: string) => {
    const found = variants.get(sku)
    if (!found) throw new Error(`the seed orders ${sku}, which is not there`)
    return found
  }
  const { fee, freeOver } = data.site.shipping
  const built = data.orders.map((o) => {
    const lines = o.lines.map(({ sku, quantity }) => ({ ...find(sku), quantity }))
    const unit = (v: SeededVariant) => effectivePrice(v.variant.price, v.variant.promotionPrice ?? null)
    const goods = sumLines(lines.map((l) => ({ unit: unit(l), quantity: l.quantity })))
    const isVirtual = lines.every((l) => l.product.ctype !== 'shop.product')
    const shipping = shippingFee({ fee, free_over: freeOver }, goods, !isVirtual)
    const to = data.users.find((u) => u.key === o.user)?.addresses[0]
    const address = isVirtual || !to ? null : { name: to.name, mobile: to.mobile, display: `${regionLabel(names, to.district)}${to.address}` }
    return { o, lines, unit, goods, shipping, isVirtual, address, created: moment(scene, o.created) }
  })
  const rows = built.map((b, i) => ({
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
    paidAt: new Date(b.created.getTime() + 0.02 * HOUR),
    payBefore: null,
  }))
  await insertAll(q, shopOrder, rows)
  const lines = built.flatMap((b, i) =>
    b.lines.map((l) => ({
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
    })),
  )
  await insertAll(
    q,
    orderLine,
    lines.map((l, i) => ({ tenantId, id: i + 1, ...l })),
  )
  const logs = built.flatMap((b, i) =>
    steps(b.o.status, b.isVirtual).map(([action, toStatus, actor, later], n, all) => ({
      orderId: i + 1,
      action,
      fromStatus: all[n - 1]?.[1] ?? null,
      toStatus,
      actor,
      userId: actor === 'owner' ? userId(b.o.user) : actor === 'operator' ? userId('owner') : null,
      createdAt: new Date(b.created.getTime() + later * HOUR),
    })),
  )
  await insertAll(
    q,
    orderLog,
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
  await insertAll(q, basketLine, basket)
}
