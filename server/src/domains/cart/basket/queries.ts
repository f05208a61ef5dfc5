import type { Connection } from '../../../db'
import { onSale } from '../../shared/on-sale'
import { boughtPieces, type LimitedRow } from '../../shared/purchase-limit'
import type { BasketKind } from '../../../db/stored.types'

export interface BuyableRow extends LimitedRow {
  product_id: number
  product_name: string
  variant_id: number
  inventory: number | null
  /** Pieces of the product in the user's basket. */
  in_basket: number
}

/**
 * Returns the variants of a product that can be bought at `now`; empty when the product is off or gone. Takes the user's
 * lock on the way (see lockUser), for the price of no further round trip.
 */
export function findBuyable(
  tx: Connection,
  tenantId: number,
  userId: number,
  productId: number,
  now: Date,
): Promise<BuyableRow[]> {
  return tx.rows<BuyableRow>(
    `select p.id as product_id, p.name as product_name, v.id as variant_id, v.inventory, p.max_per_user,
       case when p.max_per_user is not null then ${boughtPieces('$3', 'p.id')} end as bought,
       (select coalesce(sum(b.quantity), 0)::int from basket_line b where b.tenant_id = $1 and b.user_id = $3 and b.kind = 'basket' and b.product_id = p.id) as in_basket
     from account a join product p on p.tenant_id = $1 join variant v on v.tenant_id = $1 and v.product_id = p.id
     where a.tenant_id = $1 and a.id = $3 and p.id = $2 and ${onSale('p', '$4')} and v.is_active for no key update of a`,
    [tenantId, productId, userId, now],
    'basket_buyable',
  )
}

export interface NewLine {
  tenantId: number
  userId: number
  kind: BasketKind
  productId: number
  variantId: number
  quantity: number
  /** Only in the pickup basket. */
  holderId?: number
  now: Date
}

/** Adds pieces of a variant, to its line when there is one; gives the line's quantity after it. */
export async function addPieces(tx: Connection, line: NewLine): Promise<number> {
  const [row] = await tx.rows<{ quantity: number }>(
    `insert into basket_line (tenant_id, user_id, kind, product_id, variant_id, quantity, is_selected, created_at)
     values ($1, $2, $3, $4, $5, $6, true, $7)
     on conflict (tenant_id, user_id, kind, variant_id)
     do update set quantity = basket_line.quantity + excluded.quantity, is_selected = true
     returning quantity`,
    [line.tenantId, line.userId, line.kind, line.productId, line.variantId, line.quantity, line.now],
    'basket_add',
  )
  return row?.quantity ?? line.quantity
}

/** Sets what is fetched of a variant, by which voucher, beside the other lines. */
export async function upsertPickupLine(tx: Connection, line: NewLine): Promise<void> {
  await tx.rows(
    `insert into basket_line (tenant_id, user_id, kind, product_id, variant_id, quantity, is_selected, created_at, holder_id)
     values ($1, $2, $3, $4, $5, $6, true, $7, $8)
     on conflict (tenant_id, user_id, kind, variant_id)
     do update set quantity = excluded.quantity, is_selected = true, holder_id = excluded.holder_id`,
    [
      line.tenantId,
      line.userId,
      line.kind,
      line.productId,
      line.variantId,
      line.quantity,
      line.now,
      line.holderId ?? null,
    ],
    'basket_fetch',
  )
}

/**
 * Replaces the quick-buy basket by one line: previous lines are removed, and the quantity is overwritten if the variant
 * is the same.
 */
export async function replaceLine(tx: Connection, line: NewLine): Promise<void> {
  await tx.rows(
    `with gone as (delete from basket_line where tenant_id = $1 and user_id = $2 and kind = $3 and variant_id <> $5)
     insert into basket_line (tenant_id, user_id, kind, product_id, variant_id, quantity, is_selected, created_at)
     values ($1, $2, $3, $4, $5, $6, true, $7)
     on conflict (tenant_id, user_id, kind, variant_id)
     do update set quantity = excluded.quantity, is_selected = true`,
    [line.tenantId, line.userId, line.kind, line.productId, line.variantId, line.quantity, line.now],
    'basket_replace',
  )
}
