import { refundableShipping } from '@storefront/contract/domain/checkout/shipping'
import type { Connection } from '../../../db'
import type { UserCtx } from '../../../core/context.types'
import type { ReturnRow } from './queries'

const LOCK = 'select 1 from shop_order where tenant_id = $1 and id = $2 for no key update'
const PIECES = `select coalesce(sum(l.quantity), 0)::int as "toSend", coalesce(sum(l.shipped), 0)::int as shipped, coalesce(sum(r.unsent), 0)::int as unsent
  from order_line l left join lateral (select sum(t.unsent) as unsent from order_return t
    where t.tenant_id = l.tenant_id and t.line_id = l.id and t.id <> $3 and t.status in ('agreed', 'refunded')) r on true
  where l.tenant_id = $1 and l.order_id = $2 and l.ctype = 'shop.product'`
/** Selects the part of an order's fee that no return gives back, in minor units. */
export const SHIPPING_LEFT = `select (o.shipping - coalesce((select sum(r.shipping) from order_return r
    where r.tenant_id = o.tenant_id and r.order_id = o.id and r.status not in ('refused', 'appealed', 'withdrawn')), 0))::bigint as left
  from shop_order o where o.tenant_id = $1 and o.id = $2`
const KEEP = 'update order_return set shipping = $3 where tenant_id = $1 and id = $2'

/**
 * The fee of sending that goes back with a return which was agreed to: what the seller left of it with the last piece of
 * an order of which nothing was sent, else 0; written down on the return. The order is locked before it is looked at, so that of
 * two returns that are agreed to at once one is the last.
 */
export async function deductFee(ctx: UserCtx, tx: Connection, row: ReturnRow): Promise<number> {
  if (row.unsent === 0) return 0
  await tx.rows(LOCK, [ctx.tenant.id, row.order_id])
  const [fees] = await tx.rows<{ left: number }>(SHIPPING_LEFT, [ctx.tenant.id, row.order_id])
  const [pieces] = await tx.rows<{ toSend: number; shipped: number; unsent: number }>(PIECES, [
    ctx.tenant.id,
    row.order_id,
    row.id,
  ])
  const fee = fees && pieces ? refundableShipping({ fee: fees.left, ...pieces }, row.unsent) : 0
  if (fee > 0) await tx.rows(KEEP, [ctx.tenant.id, row.id, fee])
  return fee
}
