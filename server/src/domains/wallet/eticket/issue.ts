import { ETICKET_DAYS } from '@storefront/contract/constants'
import { eticketTypes } from '@storefront/contract/domain/wallet/eticket'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { randomCode } from '../../../lib/random'
import type { OrderRow } from '../../orders/order/record'

const LINES =
  'select id, quantity from order_line where tenant_id = $1 and order_id = $2 and ctype = any($3::text[]) order by id'
const ISSUE = `insert into virtual_card (tenant_id, num, order_id, line_id, user_id, product_id, status, contact_name, contact_mobile, start_at, end_at, created_at)
  select $1, n.num, l.order_id, l.id, $3, l.product_id, 'unused', a.name, coalesce(a.mobile, ''), $4, $5, $4
  from unnest($6::text[], $7::bigint[]) as n(num, line_id)
  join order_line l on l.tenant_id = $1 and l.id = n.line_id and l.order_id = $2
  join account a on a.tenant_id = $1 and a.id = $3
  returning id`

/**
 * Issues the tickets of a paid order, one per piece; their numbers have 16 characters of 0-9A-Z and cannot be guessed.
 */
export async function issueTickets(ctx: JobCtx, tx: Connection, order: OrderRow): Promise<void> {
  const lines = await tx.rows<{ id: number; quantity: number }>(LINES, [ctx.tenant.id, order.id, eticketTypes])
  const owners = lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
  if (owners.length === 0) return
  const end = new Date(ctx.now.getTime() + ETICKET_DAYS * 86_400_000)
  const nums = owners.map(() => randomCode(16))
  await tx.rows(ISSUE, [ctx.tenant.id, order.id, order.user_id, ctx.now, end, nums, owners])
}
