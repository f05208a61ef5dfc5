import type { OfferState, RefundRule } from '@storefront/contract/domain/events/ticket-order'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { ORDER_COLUMNS, type OrderRow } from '../../orders/order/record'
import type { IssuedTicketRow } from '../issued-ticket/queries'
import {
  EVENT_REF_COLUMNS,
  type EventRefRow,
  FORM_COLUMNS,
  type FormRow,
  SETTING_COLUMNS,
  SETTING_JOINS,
  type SettingRow,
} from '../ticket/queries'

/** An order of the shop that is one of tickets, with its event. */
export interface TicketOrderRow extends OrderRow, EventRefRow, SettingRow, FormRow {
  offer: OfferState
  user_name: string
  user_mobile: string
}

/** The columns of `shop_order t` and its joins. */
export const TICKET_ORDER_COLUMNS = `${ORDER_COLUMNS}, k.offer, ${EVENT_REF_COLUMNS}, ${SETTING_COLUMNS}, ${FORM_COLUMNS},
  a.name as user_name, coalesce(a.mobile, '') as user_mobile`
export const TICKET_ORDER_JOINS = `join ticket_order k on k.tenant_id = $1 and k.order_id = t.id
  join event e on e.tenant_id = $1 and e.id = k.event_id ${SETTING_JOINS}
  join account a on a.tenant_id = $1 and a.id = t.user_id`

const BASE = `select ${TICKET_ORDER_COLUMNS} from shop_order t ${TICKET_ORDER_JOINS} where t.tenant_id = $1 and `

/** Finds a ticket order by its number. With `lock` no other transaction changes it until this one ends. */
export async function findTicketOrder(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  number: string,
  lock = false,
): Promise<TicketOrderRow | undefined> {
  const text = `${BASE}t.number = $2${lock ? ' for no key update of t' : ''}`
  const [row] = await tx.rows<TicketOrderRow>(text, [ctx.tenant.id, number], `ticket_order_${lock}`)
  return row
}

/** A line of an order of tickets. */
export interface TicketLineRow {
  id: number
  order_id: number
  ticket_id: number
  product_name: string
  price: number
  quantity: number
  discount: number
  returned: number
}

const LINES = `select id, order_id, ticket_id, product_name, price, quantity, discount, returned from order_line
  where tenant_id = $1 and order_id = any($2::bigint[]) order by id`

export const findTicketLines = (
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  orderIds: readonly number[],
): Promise<TicketLineRow[]> => tx.rows<TicketLineRow>(LINES, [ctx.tenant.id, orderIds], 'ticket_order_lines')

/** Returns the refund rule of an order's tickets; operators refund the whole price. */
export const orderRefundRule = (row: TicketOrderRow, who: 'user' | 'ops'): RefundRule => ({
  eventStart: Date.parse(row.event_start),
  refundHours: row.refund_hours,
  refundPercent: who === 'ops' ? 100 : row.refund_percent,
})

/** Whether a ticket can go back: it let nobody in, and a buyer still has it and is not giving it. */
export function isRefundable(row: IssuedTicketRow, who: 'user' | 'ops', now: Date): boolean {
  if (row.status !== 'valid' || row.use_count > 0) return false
  const isGiven = row.gift_until !== null && Date.parse(row.gift_until) > now.getTime()
  return who === 'ops' || (row.user_id === row.buyer_id && !isGiven)
}
