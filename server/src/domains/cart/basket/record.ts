import type { MsgField } from '@storefront/contract/domain/cart/line-msgs'
import { effectivePrice, type PricedLine } from '@storefront/contract/domain/checkout/price'
import type { UserCtx } from '../../../core/context.types'
import type { Connection } from '../../../db'
import type { BasketKind } from '../../../db/stored.types'
import { onSale } from '../../shared/on-sale'
import { boughtPieces, type LimitedRow } from '../../shared/purchase-limit'
import { inLanguage, shortTranslations, type TranslatedRow, wordsIn } from '../../../lib/translation'
import { translatedAttributes } from '../../catalog/product/presenter'
import { PICTURE_COLUMNS, type PictureRow } from '../../../lib/picture'

/** A line with what is known now of its product and variant; their columns are null when they were deleted. */
export interface LineRow extends PictureRow, LimitedRow, TranslatedRow {
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
  is_available: boolean
  msg_fields: MsgField[] | null
  /** Coins that a piece costs. */
  diamonds: number | null
  /** The product's category and the one above it. */
  category_ids: number[]
  /** Null is the standard one. */
  shipping_template_id: number | null
  /** Grams of a piece. */
  weight: number | null
  /** The voucher that it is fetched with: its pieces cost nothing then. */
  holder_id: number | null
  holder_name: string | null
  holder_available: number | null
  holder_end_at: string | null
}

/** $1 tenant, $2 user, $3 kind of basket, $4 now. */
export const LINES = `select l.id, l.product_id, l.variant_id, l.quantity, l.is_selected, p.name as product_name, p.ctype, ${shortTranslations('p')} as translations,
    coalesce(v.image_id, p.main_image_id) as image_id, v.attributes, v.price, v.promotion_price, v.inventory,
    coalesce(${onSale('p', '$4::timestamptz')} and v.is_active and v.product_id = p.id, false) as is_available, p.max_per_user,
    case when p.max_per_user is not null and l.holder_id is null then ${boughtPieces('$2', 'p.id')} end as bought, p.msg_fields, p.diamonds, l.holder_id, p.shipping_template_id, v.weight,
    h.name as holder_name, h.available as holder_available, h.end_at as holder_end_at,
    to_json(array_remove(array[c.id, c.parent_id], null)) as category_ids, ${PICTURE_COLUMNS}
  from basket_line l
  left join product p on p.tenant_id = $1 and p.id = l.product_id
  left join variant v on v.tenant_id = $1 and v.id = l.variant_id
  left join category c on c.tenant_id = $1 and c.id = p.category_id
  left join image im on im.tenant_id = $1 and im.id = coalesce(v.image_id, p.main_image_id)
  left join pickup_voucher_holder h on h.tenant_id = $1 and h.id = l.holder_id
  where l.tenant_id = $1 and l.user_id = $2 and l.kind = $3 order by l.id desc`

/** Returns a line with its names in the language of the request, which an order keeps. */
export function translatedLine(ctx: UserCtx, line: LineRow): LineRow {
  const { product_name: name, translations, attributes } = line
  return {
    ...line,
    product_name: name && inLanguage(ctx, 'product', { name, translations }).name,
    attributes: attributes && translatedAttributes(attributes, wordsIn(ctx, line)),
  }
}

/** Returns all lines of a user's basket, the newest first, in the language of the request. */
export async function findLines(ctx: UserCtx, tx: Connection, kind: BasketKind): Promise<LineRow[]> {
  const rows = await tx.rows<LineRow>(LINES, [ctx.tenant.id, ctx.user.id, kind, ctx.now], 'basket_lines')
  return rows.map((line) => translatedLine(ctx, line))
}

/**
 * Minor units that one piece of a line costs now; 0 for a line whose variant is gone, and for what a voucher fetches.
 */
export function unitPrice(line: Pick<LineRow, 'price' | 'promotion_price' | 'holder_id'>): number {
  return line.holder_id === null ? effectivePrice(line.price ?? 0, line.promotion_price) : 0
}

/** Coins that a line's pieces cost in all. */
export function lineDiamonds(line: Pick<LineRow, 'diamonds' | 'quantity' | 'holder_id'>): number {
  return line.holder_id === null ? (line.diamonds ?? 0) * line.quantity : 0
}

export function pricedLines(lines: readonly LineRow[]): PricedLine[] {
  return lines.map((line) => ({ unit: unitPrice(line), quantity: line.quantity }))
}

/** Returns the lines that a checkout is about: chosen and still on sale. */
export function selectedLines(lines: readonly LineRow[]): LineRow[] {
  return lines.filter((line) => line.is_selected && line.is_available)
}
