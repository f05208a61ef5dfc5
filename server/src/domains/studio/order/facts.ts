import type { PayMethod } from '@storefront/contract/domain/orders/order-desk'
import type { OpsOrder } from '@storefront/contract/entities/ops'
import type { StudioOrderRow } from '@storefront/contract/entities/studio/order'
import type { Connection } from '../../../db'
import { payMethodSql } from '../../shared/pay-method'
import type { UserCtx } from '../../../core/context.types'
import type { OrderRow } from '../../orders/order/record'

interface PaymentRow {
  order_id: number
  method: PayMethod
  reference: string
}

const PAYMENTS = `select p.order_id, ${payMethodSql('p')} as method, coalesce(p.trade_no, '') as reference from payment p
    where p.tenant_id = $1 and p.order_id = any($2::bigint[]) and p.state = 'paid'
  union all select f.order_id, f.method, f.reference from offline_payment f
    where f.tenant_id = $1 and f.order_id = any($2::bigint[])`

/** Adds the facts that staff alone see to orders; `rows` are the same orders as they are stored. */
export async function withDeskFacts(
  ctx: UserCtx,
  tx: Connection,
  rows: readonly OrderRow[],
  orders: readonly OpsOrder[],
): Promise<StudioOrderRow[]> {
  const payments = await tx.rows<PaymentRow>(PAYMENTS, [ctx.tenant.id, rows.map(({ id }) => id)], 'desk_payments')
  return orders.flatMap((order) => {
    const row = rows.find(({ id }) => id === order.id)
    const payment = payments.find(({ order_id }) => order_id === order.id)
    return row
      ? {
          ...order,
          customer_id: row.user_id,
          flag: row.flag,
          seller_note: row.seller_note,
          urged: row.urged_at !== null && row.status === 'wait_ship' ? new Date(row.urged_at).toISOString() : null,
          payment: payment ? { method: payment.method, reference: payment.reference } : null,
        }
      : []
  })
}
