import type { WaitingStatus } from '@storefront/contract/domain/events/waiting-list'
import type { WaitingEntry } from '@storefront/contract/entities/events/ticket-order'
import type { Connection } from '../../../db'
import type { Ctx, JobCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { isEventId } from '../event/service'
import { EVENT_REF_COLUMNS, type EventRefRow, presentEventRef } from '../ticket/queries'

/** A place on a waiting list. */
export interface WaitingRow extends EventRefRow {
  id: number
  ticket_id: number
  user_id: number
  quantity: number
  status: WaitingStatus
  created_at: string
  ticket_name: string
  ticket_price: number
  ahead: number
  order_number: string | null
  offer_until: string | null
  user_name: string
  user_mobile: string
}

/** The columns of `ticket_waiting t` and its joins. */
export const WAITING_COLUMNS = `t.id, t.ticket_id, t.user_id, t.quantity, t.status, t.created_at, ${EVENT_REF_COLUMNS}, y.name as ticket_name, y.price as ticket_price,
  (select count(*)::int from ticket_waiting w where w.tenant_id = $1 and w.event_id = t.event_id and w.status = 'waiting' and w.id < t.id) as ahead,
  o.number as order_number, o.pay_before as offer_until, a.name as user_name, coalesce(a.mobile, '') as user_mobile`
export const WAITING_JOINS = `join event e on e.tenant_id = $1 and e.id = t.event_id
  join event_ticket y on y.tenant_id = $1 and y.id = t.ticket_id
  left join shop_order o on o.tenant_id = $1 and o.id = t.order_id
  join account a on a.tenant_id = $1 and a.id = t.user_id`

const ACTIVE = `select ${WAITING_COLUMNS} from ticket_waiting t ${WAITING_JOINS}
  where t.tenant_id = $1 and t.user_id = $2 and t.status in ('waiting', 'offered') and `

/** Returns the place that a user has on the list of an event, by its id or slug, whether the event is shown or not. */
export async function findActivePlace(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  event: string | number,
  userId: number,
): Promise<WaitingRow | undefined> {
  const isId = typeof event === 'number' || isEventId(event)
  const values = [ctx.tenant.id, userId, isId ? Number(event) : event]
  const [row] = await tx.rows<WaitingRow>(
    `${ACTIVE}${isId ? 't.event_id = $3' : 'e.slug = $3'}`,
    values,
    `waiting_own_${isId}`,
  )
  return row
}

export function presentPlace(ctx: Ctx, row: WaitingRow): WaitingEntry {
  const isOffered = row.status === 'offered'
  return {
    id: row.id,
    event: presentEventRef(ctx, row),
    ticket: { id: row.ticket_id, name: row.ticket_name, price: amount(ctx, row.ticket_price) },
    quantity: row.quantity,
    status: row.status,
    status_display: translate(ctx.language, `events.waiting.${row.status}`),
    ahead: row.status === 'waiting' ? row.ahead : null,
    order_number: isOffered || row.status === 'accepted' ? row.order_number : null,
    offer_until: isOffered && row.offer_until !== null ? new Date(row.offer_until).toISOString() : null,
    joined: new Date(row.created_at).toISOString(),
  }
}
