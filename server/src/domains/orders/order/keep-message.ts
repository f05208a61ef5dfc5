import type { MessageKind } from '@storefront/contract/domain/account/messages'
import { hasTickets } from '@storefront/contract/domain/orders/order-kinds'
import type { OrderAction } from '@storefront/contract/domain/orders/order'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { addMessage } from '../../account/message/add'
import type { OrderRow } from './record'

/** The messages of steps that others take; what follows a payment is on the buyer's screen already. */
const orderMessages: Readonly<Partial<Record<OrderAction, MessageKind>>> = {
  ship: 'order_ship',
  deliver: 'order_deliver',
  confirm: 'order_confirm',
  expire: 'order_expire',
  cancel: 'order_cancel',
}
const ticketMessages: typeof orderMessages = { expire: 'ticket_expire', cancel: 'ticket_cancel' }

/** Leaves the buyer a message about a step of others in an order. */
export async function keepOrderMessage(
  ctx: JobCtx,
  tx: Connection,
  { kind: orderKind, number, user_id: userId }: OrderRow,
  action: OrderAction,
): Promise<void> {
  const kind = (hasTickets(orderKind) ? ticketMessages : orderMessages)[action]
  if (kind) await addMessage(tx, ctx, userId, { kind, target: number, data: { number } })
}
