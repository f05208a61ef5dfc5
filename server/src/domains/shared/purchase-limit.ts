import type { PurchaseLimit } from '@storefront/contract/entities/catalog/product'
import { fail, type Failure } from '../../core/failure'
import type { Connection } from '../../db'

/**
 * Returns SQL of the pieces of a product that a user has bought: in all orders but closed ones, without those that a
 * voucher paid. It starts from the user's orders, because a product has many more. `$1` is the tenant.
 */
export const boughtPieces = (user: string, product: string): string =>
  `(select coalesce(sum(bought.quantity), 0)::int from shop_order placed cross join lateral (
      select l.quantity from order_line l where l.tenant_id = $1 and l.order_id = placed.id and l.product_id = ${product} and l.holder_id is null offset 0) bought
    where placed.tenant_id = $1 and placed.user_id = ${user} and placed.status <> 'closed')`

/** A product as far as its limit is concerned. */
export interface LimitedRow {
  /** Null without a limit. */
  max_per_user: number | null
  /** Pieces that the user has bought of a limited product. */
  bought: number | null
}

/** Returns the limit on the wire; nothing for a product without one. */
export const presentLimit = ({ max_per_user: max, bought }: LimitedRow): { purchase_limit?: PurchaseLimit } =>
  max === null ? {} : { purchase_limit: { max, left: Math.max(0, max - (bought ?? 0)) } }

/** Returns the failure of a user who wants `quantity` pieces of a product in all. */
export function checkLimit(product: LimitedRow & { name: string }, quantity: number): Failure | null {
  const { name, max_per_user: max, bought } = product
  if (max === null) return null
  const left = Math.max(0, max - (bought ?? 0))
  if (quantity <= left) return null
  return left > 0 ? fail('purchaseLimit', { name, max, left }) : fail('purchaseLimitReached', { name, max })
}

const BOUGHT = `select p.id, p.name, p.max_per_user, ${boughtPieces('$2', 'p.id')} as bought
  from product p where p.tenant_id = $1 and p.id = any($3::bigint[]) and p.max_per_user is not null order by p.id`

/**
 * Checks what is about to be ordered against the limits of its products. The caller holds the user's lock, so that no
 * other order of the user is written between the check and the commit.
 */
export async function checkLimits(
  tx: Connection,
  tenantId: number,
  userId: number,
  lines: readonly { product_id: number; quantity: number }[],
): Promise<Failure | null> {
  const products = [...new Set(lines.map(({ product_id }) => product_id))]
  const rows = await tx.rows<LimitedRow & { id: number; name: string }>(BOUGHT, [tenantId, userId, products])
  for (const row of rows) {
    const quantity = lines.reduce((sum, line) => sum + (line.product_id === row.id ? line.quantity : 0), 0)
    const failure = checkLimit(row, quantity)
    if (failure) return failure
  }
  return null
}
