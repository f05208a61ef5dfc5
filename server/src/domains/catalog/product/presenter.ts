import { effectivePrice } from '@storefront/contract/domain/checkout/price'
import type { ProductBrief, Variant } from '@storefront/contract/entities/catalog/product'
import type { Ctx } from '../../../core/context.types'
import { amount, amountOrNull } from '../../../lib/amount'
import { inLanguage, wordsIn } from '../../../lib/translation'
import { pictureOf, type PictureRow } from '../../../lib/picture'
import type { ProductRow } from './queries'

/** Returns a product on a card, in the language of the request. */
export function productBrief(ctx: Ctx, stored: ProductRow): ProductBrief {
  const row = inLanguage(ctx, 'product', stored)
  return {
    id: row.id,
    name: row.name,
    abstract: row.abstract,
    ctype: row.ctype,
    price: amount(ctx, row.price),
    price_marked: amountOrNull(ctx, row.price_marked),
    promotion_price: row.promotion_price === null ? null : { price: amount(ctx, row.promotion_price) },
    main_image: pictureOf(ctx.ports.storage, row),
    mobile_url: `${ctx.client.webRoot}/product/${row.id}/`,
    count_purchase: row.count_purchase,
    is_sold_out: row.is_sold_out,
    tags: row.tags.map(wordsIn(ctx, row)),
    ...(row.diamonds > 0 && { gamification_config: { diamond: { amount: row.diamonds } } }),
  }
}

export interface VariantRow extends PictureRow {
  id: number
  attributes: { name: string; value: string }[]
  price: number
  promotion_price: number | null
  inventory: number | null
}

/** Returns the attributes' values in a row, as on a basket line. */
export function attributesLabel(attributes: readonly { value: string }[]): string {
  return attributes.map(({ value }) => value).join(' / ')
}

/** Returns attributes in another language. */
export const translatedAttributes = (attributes: VariantRow['attributes'], wordOf: (source: string) => string) =>
  attributes.map(({ name, value }) => ({ name: wordOf(name), value: wordOf(value) }))

export function presentVariant(ctx: Ctx, row: VariantRow, wordOf: (source: string) => string): Variant {
  const attributes = translatedAttributes(row.attributes, wordOf)
  return {
    id: row.id,
    attribute_values: attributes.map(({ name, value }) => ({ attribute: { name }, value })),
    attributes_label: attributesLabel(attributes),
    price: amount(ctx, effectivePrice(row.price, row.promotion_price)),
    inventory: row.inventory,
    image: pictureOf(ctx.ports.storage, row),
  }
}
