import type { IssuedTicketFacts, IssuedTicketStatus } from '@storefront/contract/domain/events/ticket'
import type { Connection } from '../../../db'
import type { Attendee } from '../../../db/stored.types'
import type { JobCtx } from '../../../core/context.types'
import {
  EVENT_REF_COLUMNS,
  type EventRefRow,
  FORM_COLUMNS,
  type FormRow,
  SETTING_COLUMNS,
  SETTING_JOINS,
  type SettingRow,
} from '../ticket/queries'

/** A ticket that somebody has, with its event, its type, its order and the open gift of it. */
export interface IssuedTicketRow extends EventRefRow, SettingRow, FormRow {
  id: number
  ticket_id: number
  order_id: number
  line_id: number
  user_id: number
  code: string
  status: IssuedTicketStatus
  reason: string
  attendee: Attendee
  uses: number
  use_count: number
  used_at: string | null
  created_at: string
  ticket_name: string
  order_number: string
  buyer_id: number
  from_name: string | null
  gift_num: string | null
  gift_until: string | null
}

/** The columns of `issued_ticket t` and its joins. */
export const ISSUED_COLUMNS = `t.id, t.ticket_id, t.order_id, t.line_id, t.user_id, t.code, t.status, t.reason, t.attendee, t.uses, t.use_count, t.used_at, t.created_at,
  ${EVENT_REF_COLUMNS}, ${SETTING_COLUMNS}, ${FORM_COLUMNS}, y.name as ticket_name, o.number as order_number, o.user_id as buyer_id,
  (select a.name from account a where a.tenant_id = $1 and a.id = t.from_user_id) as from_name, g.num as gift_num, g.until_at as gift_until`
export const ISSUED_JOINS = `join event e on e.tenant_id = $1 and e.id = t.event_id ${SETTING_JOINS}
  join event_ticket y on y.tenant_id = $1 and y.id = t.ticket_id
  join shop_order o on o.tenant_id = $1 and o.id = t.order_id
  left join ticket_gift g on g.tenant_id = $1 and g.issued_id = t.id and g.status = 'open'`

const BASE = `select ${ISSUED_COLUMNS} from issued_ticket t ${ISSUED_JOINS} where t.tenant_id = $1 and `

/** Finds a ticket by its id. With `lock` no other transaction changes it until this one ends. */
export async function findIssuedTicket(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  id: number,
  lock = false,
): Promise<IssuedTicketRow | undefined> {
  const [row] = await tx.rows<IssuedTicketRow>(
    `${BASE}t.id = $2${lock ? ' for no key update of t' : ''}`,
    [ctx.tenant.id, id],
    `issued_one_${lock}`,
  )
  return row
}

/** Tickets of some orders, in the order in which they were bought. */
export const findIssuedOfOrders = (
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  orderIds: readonly number[],
): Promise<IssuedTicketRow[]> =>
  tx.rows<IssuedTicketRow>(
    `${BASE}t.order_id = any($2::bigint[]) order by t.id`,
    [ctx.tenant.id, orderIds],
    'issued_of_orders',
  )

const LOCK = 'select id from issued_ticket where tenant_id = $1 and order_id = $2 order by id for no key update'

/** Locks an order's tickets until the transaction ends; data read before may be stale. */
export async function lockTicketsOf(tx: Connection, ctx: Pick<JobCtx, 'tenant'>, orderId: number): Promise<void> {
  await tx.rows(LOCK, [ctx.tenant.id, orderId], 'issued_lock')
}

const millis = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))

/** Returns a ticket as the rules of contract/domain/events/ticket see it. */
export const issuedFacts = (row: IssuedTicketRow): IssuedTicketFacts => ({
  status: row.status,
  uses: row.uses,
  useCount: row.use_count,
  eventStart: Date.parse(row.event_start),
  eventEnd: Date.parse(row.event_end),
  giftUntil: millis(row.gift_until),
  isTransferable: row.is_transferable,
})
