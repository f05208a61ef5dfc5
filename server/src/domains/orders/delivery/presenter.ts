import { trackingPage } from '@storefront/contract/domain/orders/carriers'
import { deliveryActions, type DeliveryRole } from '@storefront/contract/domain/orders/delivery'
import type { Delivery, DeliveryNode, DeliveryWay } from '@storefront/contract/entities/orders/delivery'
import { translate } from '../../../core/i18n'
import type { Ctx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { pictureOf } from '../../../lib/picture'
import type { DeliveryRow, NodeRow } from './record'

const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString())

/** Returns the carrier's latest result and its time; null if the carrier was never queried. */
export const presentTrack = ({ tracked_at, track_result }: DeliveryRow): DeliveryWay['track'] =>
  tracked_at === null || track_result === null
    ? null
    : { result: track_result, asked: new Date(tracked_at).toISOString() }

/** Returns one line of a parcel's way; what has no words of its own is worded by its kind. */
export function presentNode(ctx: Ctx, { kind, text, created_at }: NodeRow): DeliveryNode {
  return {
    kind,
    text: text || translate(ctx.language, `orders.deliveryNode.${kind}`),
    created: new Date(created_at).toISOString(),
  }
}

/** Returns a parcel as somebody in these roles sees it. */
export function presentDelivery(ctx: Ctx, row: DeliveryRow, roles: readonly DeliveryRole[]): Delivery {
  const page = trackingPage(row.carrier, row.tracking_no, ctx.tenant.country.code)
  return {
    number: row.number,
    order_number: row.order_number,
    carrier: row.carrier,
    tracking_no: row.tracking_no,
    ...(page !== null && { tracking_page: page }),
    state: row.state,
    state_display: translate(ctx.language, `orders.deliveryState.${row.state}`),
    lines: row.lines.map(({ image, price, ...line }) => ({
      ...line,
      price: amount(ctx, price),
      image: pictureOf(ctx.ports.storage, image),
    })),
    latest: row.latest && presentNode(ctx, row.latest),
    shipped: moment(row.shipped_at),
    delivered: moment(row.delivered_at),
    actions: deliveryActions(row.state, row.order_status, roles),
  }
}
