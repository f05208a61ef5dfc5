import type { RefundAction, RefundStatus } from '@storefront/contract/domain/after-sales/refund'
import type { Connection } from '../../../db'

export interface RefundRow {
  id: number
  order_id: number
  amount: number
  state: RefundStatus
  is_surplus: boolean
  /** The vendor's latest message. */
  reason: string | null
  logs: { action: RefundAction; note: string; created_at: string }[]
}

const COLUMNS = (
  alias: string,
) => `'id', ${alias}.id, 'order_id', ${alias}.order_id, 'amount', ${alias}.amount, 'state', ${alias}.state,
  'is_surplus', ${alias}.is_surplus, 'reason', ${alias}.reason,
  'logs', (select coalesce(json_agg(json_build_object('action', g.action, 'note', g.note, 'created_at', g.created_at) order by g.id), '[]')
    from refund_log g where g.tenant_id = $1 and g.refund_id = ${alias}.id)`

/** A refund `t` of a list, as a column. */
export const REFUND_OF_ROW = `json_build_object(${COLUMNS('t')})`

/** The refund of a return `t`, as a column. */
export const REFUND_OF_RETURN = `(select json_build_object(${COLUMNS('f')}) from refund f where f.tenant_id = $1 and f.return_id = t.id limit 1)`

const FIND = `select json_build_object(${COLUMNS('f')}) as row from refund f where f.tenant_id = $1 and`

/** Refunds of some orders, the oldest first. */
export async function findRefunds(tx: Connection, tenantId: number, orderIds: readonly number[]): Promise<RefundRow[]> {
  const rows = await tx.rows<{ row: RefundRow }>(
    `${FIND} f.order_id = any($2::bigint[]) order by f.id`,
    [tenantId, orderIds],
    'order_refunds',
  )
  return rows.map(({ row }) => row)
}

export async function findRefund(tx: Connection, tenantId: number, id: number): Promise<RefundRow | undefined> {
  return (await tx.rows<{ row: RefundRow }>(`${FIND} f.id = $2`, [tenantId, id]))[0]?.row
}
