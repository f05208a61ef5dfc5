import type { MsgField } from '@storefront/contract/domain/line-msgs'
import type { Connection } from '../../../db'
import type { BasketKind } from '../../../db/schema'
import { PICTURE_COLUMNS, type PictureRow } from '../../../lib/picture'

/** A line with what is known now of its product and variant; their columns are null when they were deleted. */
export interface LineRow extends PictureRow {
  id: number
  product_id: number
  variant_id: number
  quantity: number
  is_selected: boolean
  product_name: string | null
  ctype: string | null
  image_id: number | null
  attributes: { name: string; value: string }[] | null
  price: number | null
  promotion_price: number | null
  inventory: number | null
  is_on: boolean
  msg_fields: MsgField[] | null
  /** Coins that a piece costs. */
  diamonds: number | null
  /** The product's category and the one above it. */
  category_ids: number[]
  /** The voucher that it is fetched with: its pieces cost nothing then. */
  holder_id: number | null
  holder_name: string | null
  holder_available: number | null
  holder_end_at: string | null
}

/** $1 tenant, $2 user, $3 kind of basket. */
export const LINES = `select l.id, l.product_id, l.variant_id, l.quantity, l.is_selected, p.name as product_name, p.ctype,
    coalesce(v.image_id, p.main_image_id) as image_id, v.attributes, v.price, v.promotion_price, v.inventory,
    coalesce(p.is_active and v.is_active and v.product_id = p.id, false) as is_on, p.msg_fields, p.diamonds, l.holder_id,
    h.name as holder_name, h.available as holder_available, h.end_at as holder_end_at,
    to_json(array_remove(array[c.id, c.parent_id], null)) as category_ids, ${PICTURE_COLUMNS}
  from basket_line l
  left join product p on p.tenant_id = l.tenant_id and p.id = l.product_id
  left join variant v on v.tenant_id = l.tenant_id and v.id = l.variant_id
  left join category c on c.tenant_id = p.tenant_id and c.id = p.category_id
  left join image im on im.tenant_id = l.tenant_id and im.id = coalesce(v.image_id, p.main_image_id)
  left join pickup_voucher_holder h on h.tenant_id = l.tenant_id and h.id = l.holder_id
  where l.tenant_id = $1 and l.user_id = $2 and l.kind = $3 order by l.id desc`

/** All lines of a user's basket, the newest first. */
export function findLines(q: Connection, tenantId: number, userId: number, kind: BasketKind): Promise<LineRow[]> {
  return q.rows<LineRow>(LINES, [tenantId, userId, kind], 'basket_lines')
}

export interface BuyableRow {
  product_id: number
  product_name: string
  variant_id: number
  inventory: number | null
}

/**
 * The variants of a product that can be bought now; empty when the product is off or gone. Takes the user's lock on the
 * way (see lockUser), for the price of no further round trip.
 */
export function findBuyable(q: Connection, tenantId: number, userId: number, productId: number): Promise<BuyableRow[]> {
  return q.rows<BuyableRow>(
    `select p.id as product_id, p.name as product_name, v.id as variant_id, v.inventory
     from account a join product p on p.tenant_id = a.tenant_id join variant v on v.tenant_id = p.tenant_id and v.product_id = p.id
     where a.tenant_id = $1 and a.id = $3 and p.id = $2 and p.is_active and v.is_active for no key update of a`,
    [tenantId, productId, userId],
    'basket_buyable',
  )
}

/** Makes one caller after the other change a user's rows, so that what is counted stays true. */
export async function lockUser(q: Connection, tenantId: number, userId: number): Promise<void> {
  await q.rows('select 1 from account where tenant_id = $1 and id = $2 for no key update', [tenantId, userId])
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
export async function addPieces(q: Connection, line: NewLine): Promise<number> {
  const [row] = await q.rows<{ quantity: number }>(
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
export async function setFetched(q: Connection, line: NewLine): Promise<void> {
  await q.rows(
    `insert into basket_line (tenant_id, user_id, kind, product_id, variant_id, quantity, is_selected, created_at, holder_id)
     values ($1, $2, $3, $4, $5, $6, true, $7, $8)
     on conflict (tenant_id, user_id, kind, variant_id)
     do update set quantity = excluded.quantity, is_selected = true, holder_id = excluded.holder_id`,
    [line.tenantId, line.userId, line.kind, line.productId, line.variantId, line.quantity, line.now, line.holderId ?? null],
    'basket_fetch',
  )
}

/** Makes the quick-buy basket of one line: what it held before goes, also when it was the same variant. */
export async function replaceLine(q: Connection, line: NewLine): Promise<void> {
  await q.rows(
    `with gone as (delete from basket_line where tenant_id = $1 and user_id = $2 and kind = $3 and variant_id <> $5)
     insert into basket_line (tenant_id, user_id, kind, product_id, variant_id, quantity, is_selected, created_at)
     values ($1, $2, $3, $4, $5, $6, true, $7)
     on conflict (tenant_id, user_id, kind, variant_id)
     do update set quantity = excluded.quantity, is_selected = true`,
    [line.tenantId, line.userId, line.kind, line.productId, line.variantId, line.quantity, line.now],
    'basket_replace',
  )
}
