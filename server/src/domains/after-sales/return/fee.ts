import { refundableShipping } from '@storefront/contract/domain/after-sales/shipping-refund'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import type { ReturnRow } from './queries'

const LOCK = 'select 1 from shop_order where tenant_id = $1 and id = $2 for no key update'
const COUNT_PIECES = `select coalesce(sum(l.quantity), 0)::int as pieces, coalesce(sum(l.shipped), 0)::int as shipped, coalesce(sum(r.unsent), 0)::int as unsent
  from order_line l left join lateral (select sum(t.unsent) as unsent from order_return t
    where t.tenant_id = $1 and t.line_id = l.id and t.id <> $3 and t.status in ('agreed', 'refunded')) r on true
  where l.tenant_id = $1 and l.order_id = $2 and l.ctype = 'shop.product'`
/** Selects the part of an order's shipping fee that no return has refunded yet, in minor units. */
export const SHIPPING_LEFT = `select (o.shipping - coalesce((select sum(r.shipping) from order_return r
    where r.tenant_id = $1 and r.order_id = o.id and r.status not in ('refused', 'appealed', 'withdrawn')), 0))::bigint as left
  from shop_order o where o.tenant_id = $1 and o.id = $2`
const STORE_FEE = 'update order_return set shipping = $3 where tenant_id = $1 and id = $2'

/**
 * Stores and returns the shipping fee that an agreed return refunds, in minor units: what earlier refunds left of it if
 * the return has the last pieces of an order of which nothing was shipped, else 0. The order is locked first, so that of
 * two returns that are agreed at once one is the last.
 */
export async function refundShippingFee(ctx: UserCtx, tx: Connection, row: ReturnRow): Promise<number> {
  if (row.unsent === 0) return 0
  await tx.rows(LOCK, [ctx.tenant.id, row.order_id])
  const [fees] = await tx.rows<{ left: number }>(SHIPPING_LEFT, [ctx.tenant.id, row.order_id])
  const [counts] = await tx.rows<{ pieces: number; shipped: number; unsent: number }>(COUNT_PIECES, [
    ctx.tenant.id,
    row.order_id,
    row.id,
  ])
  const fee = fees && counts ? refundableShipping({ fee: fees.left, ...counts }, row.unsent) : 0
  if (fee > 0) await tx.rows(STORE_FEE, [ctx.tenant.id, row.id, fee])
  return fee
}
