import { orderTabs } from '@storefront/contract/domain/orders/order'
import { type WaitingKind, waitingKinds, waitingRows } from '@storefront/contract/domain/ops/waiting'
import type { OpsHome } from '@storefront/contract/entities/site/dashboard'
import { hasPermission } from '@storefront/contract/has-permission'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import { LOW_STOCK_CONDITION } from '../../shared/in-stock'
import { URGED } from '../order/service'

const shipStatuses = orderTabs.find(({ key }) => key === 'wait_ship')?.statuses ?? []

/** The count of each kind, with the same condition as the list that it links to. */
const counts: Readonly<Record<WaitingKind, string>> = {
  orders_to_ship: `select count(*) from shop_order t where t.tenant_id = $1 and t.status in (${shipStatuses.map((status) => `'${status}'`).join(', ')})`,
  orders_urged: `select count(*) from shop_order t where t.tenant_id = $1 and ${URGED}`,
  returns: "select count(*) from order_return t where t.tenant_id = $1 and t.status = 'applied'",
  appeals: "select count(*) from order_return t where t.tenant_id = $1 and t.status = 'appealed'",
  returned_goods:
    "select count(*) from order_return t where t.tenant_id = $1 and (t.status = 'shipped_back' or t.status = 'received' and t.kind = 'exchange')",
  failed_refunds:
    "select count(distinct t.return_id) from refund t where t.tenant_id = $1 and t.state = 'failed' and t.return_id is not null",
  bookings: "select count(*) from resv_record t where t.tenant_id = $1 and t.status = 'pending'",
  registrations: "select count(*) from event_registration t where t.tenant_id = $1 and t.status = 'pending'",
  withdrawals: "select count(*) from withdrawal t where t.tenant_id = $1 and t.status = 'applied'",
  posts_reported: "select count(*) from moderation_item t where t.tenant_id = $1 and t.state = 'reported'",
  posts_held: "select count(*) from moderation_item t where t.tenant_id = $1 and t.state = 'pending'",
  feedback_open: "select count(*) from feedback t where t.tenant_id = $1 and t.state = 'open'",
  promoters: "select count(*) from promoter t where t.tenant_id = $1 and t.status = 'applied'",
  raffle_promoters: "select count(*) from raffle_promoter t where t.tenant_id = $1 and t.status = 'applied'",
  raffle_prizes: "select count(*) from raffle_win t where t.tenant_id = $1 and t.status = 'claimed'",
  coin_flags: "select count(*) from coin_flag t where t.tenant_id = $1 and t.status = 'open'",
  low_stock: `select count(*) from product t where t.tenant_id = $1 and ${LOW_STOCK_CONDITION}`,
}

/** Counts the caller's open work in one statement, only of the kinds that their permissions let them process. */
export async function countWaiting(ctx: UserCtx, tx: Connection): Promise<OpsHome['waiting']> {
  const kinds = waitingKinds.filter((kind) => hasPermission(ctx.perms, waitingRows[kind].permission))
  if (kinds.length === 0) return []
  const columns = kinds.map((kind) => `(${counts[kind]})::int as ${kind}`).join(', ')
  const [row] = await tx.rows<Record<WaitingKind, number>>(`select ${columns}`, [ctx.tenant.id])
  return kinds.map((kind) => ({ kind, count: row?.[kind] ?? 0 }))
}
