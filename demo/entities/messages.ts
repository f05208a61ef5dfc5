import type { MessageKind } from '@storefront/contract/domain/account/messages'
import { insert } from '../../server/src/db/insert'
import type { Scene } from './insert'
import { later } from './moment'
import type { SeededOrder } from './orders'

/** A message of an order, so many hours after it was made. */
interface OrderMessage {
  readonly kind: MessageKind
  readonly target: string
  readonly hours: number
  readonly note?: string
}

const DAY_MS = 86_400_000
/** Messages of older days are read. */
const UNREAD_DAYS = 5
const INVOICE_HOURS = 24

function messagesOf({ o: { number, after } }: SeededOrder): OrderMessage[] {
  const [parcel] = after?.parcels ?? []
  const returns = after?.returns ?? []
  const invoice = after?.invoice
  return [
    ...(parcel ? [{ kind: 'order_ship' as const, target: number, hours: parcel.shippedAfter }] : []),
    ...(parcel?.deliveredAfter
      ? [{ kind: 'order_deliver' as const, target: number, hours: parcel.deliveredAfter }]
      : []),
    ...returns.flatMap(({ number: target, status, after: hours, answer }) => {
      if (status === 'applied') return []
      const kind =
        status === 'refused' || status === 'appealed' ? ('return_refuse' as const) : ('return_agree' as const)
      return [{ kind, target, hours: hours + 5, note: answer }]
    }),
    ...(invoice?.issued
      ? [{ kind: 'invoice_issue' as const, target: number, hours: invoice.after + INVOICE_HOURS }]
      : []),
    ...(invoice?.refused
      ? [
          {
            kind: 'invoice_refuse' as const,
            target: number,
            hours: invoice.after + INVOICE_HOURS,
            note: invoice.refused,
          },
        ]
      : []),
  ]
}

/** Stores what the message centres of the demo's buyers kept of their orders, in the order of time. */
export async function seedMessages({ tx, tenantId, now }: Scene, orders: readonly SeededOrder[]): Promise<void> {
  const rows = orders
    .flatMap((order) =>
      messagesOf(order).map(({ kind, target, hours, note = '' }) => {
        const createdAt = later(order.created, hours)
        const isRead = now.getTime() - createdAt.getTime() > UNREAD_DAYS * DAY_MS
        return {
          ...{ tenantId, userId: order.userId, kind, target, note, createdAt, data: { number: target } },
          readAt: isRead ? later(createdAt, 1) : null,
        }
      }),
    )
    .filter(({ createdAt }) => createdAt < now)
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  await insert(tx, 'user_message', rows)
}
