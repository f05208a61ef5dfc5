import {
  type ExchangeableVariant,
  type ExchangedPieces,
  replacementsOf,
  splitPieces,
} from '@storefront/contract/domain/after-sales/exchange'
import { effectivePrice } from '@storefront/contract/domain/checkout/price'
import type { ExchangeVariants } from '@storefront/contract/entities/after-sales/return'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { PICTURE_COLUMNS, type PictureRow, pictureOf } from '../../../lib/picture'
import { attributesLabel } from '../../catalog/product/presenter'
import type { OrderLineRow } from '../../orders/order/record'
import { findOwnLine } from './own-line'

interface VariantRow extends PictureRow {
  id: number
  attributes: { name: string; value: string }[]
  price: number
  promotion_price: number | null
  inventory: number | null
  is_active: boolean
}

/** A variant that can replace the one of a line. */
type Replacement = VariantRow & ExchangeableVariant

const VARIANTS = `select v.id, v.attributes, v.price, v.promotion_price, v.inventory, v.is_active, ${PICTURE_COLUMNS}
  from variant v left join image im on im.tenant_id = $1 and im.id = v.image_id
  where v.tenant_id = $1 and v.product_id = $2 order by v.position, v.id`

async function findReplacements(ctx: UserCtx, tx: Connection, line: OrderLineRow): Promise<Replacement[]> {
  const rows = await tx.rows<VariantRow>(VARIANTS, [ctx.tenant.id, line.product_id])
  const variants = rows.map((row) => ({
    ...row,
    price: effectivePrice(row.price, row.promotion_price),
    isActive: row.is_active,
  }))
  return replacementsOf(variants, line.variant_id ?? 0)
}

/** Returns the variants for which pieces of one's own line can be exchanged. */
export function readExchangeVariants(ctx: UserCtx, lineId: number): Promise<ExchangeVariants | Failure> {
  return ctx.db.read(async (tx) => {
    const own = await findOwnLine(ctx, tx, lineId)
    if (!own) return fail('orderNotFound')
    const variants = await findReplacements(ctx, tx, own.line)
    return {
      variants: variants.map((row) => ({
        id: row.id,
        attributes_label: attributesLabel(row.attributes),
        inventory: row.inventory,
        image: pictureOf(ctx.ports.storage, row),
      })),
    }
  })
}

/** A replacement, with the words for both sides of the exchange. */
export interface ExchangeTarget {
  readonly variantId: number
  readonly fromLabel: string
  readonly variantLabel: string
}

/** Returns the attributes of the pieces that would come back: exchanged ones count first. */
function labelOfPieces({ returns = [], attributes_label }: OrderLineRow, pieces: number): string {
  const exchanges = returns.filter(({ status }) => status === 'exchanged').reverse()
  const pieceCounts: ExchangedPieces[] = exchanges.map(({ id, quantity, taken_back }) => ({
    id,
    quantity: quantity - taken_back,
  }))
  const labels = splitPieces(pieceCounts, pieces).map(
    ({ exchangeId }) => exchanges.find(({ id }) => id === exchangeId)?.variant_label ?? attributes_label,
  )
  return [...new Set(labels)].join(', ')
}

/** Finds the replacement that a buyer named; exchangeVariant when it is none, or its price is another one. */
export async function findTarget(
  ctx: UserCtx,
  tx: Connection,
  line: OrderLineRow,
  { variant_id, quantity }: { variant_id?: number; quantity: number },
): Promise<ExchangeTarget | Failure> {
  const variant = (await findReplacements(ctx, tx, line)).find(({ id }) => id === variant_id)
  if (!variant) return fail('exchangeVariant')
  return {
    variantId: variant.id,
    fromLabel: labelOfPieces(line, quantity),
    variantLabel: attributesLabel(variant.attributes),
  }
}
