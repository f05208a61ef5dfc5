import { PRODUCT_TAG_LIMITS } from '../../constants'
import type { ProductValues } from '../../entities/studio/product'
import { fromDecimal, toDecimal } from '../money'

/** One change that is made to many products. */
export type ProductEdit =
  | { readonly kind: 'state'; readonly isActive: boolean }
  /** Null takes the category away. */
  | { readonly kind: 'category'; readonly category: number | null }
  | { readonly kind: 'tags'; readonly action: 'add' | 'remove' | 'set'; readonly tags: readonly string[] }
  /** `change` in minor units, or in hundredths of a percent. */
  | { readonly kind: 'price'; readonly by: 'amount' | 'percent'; readonly change: number }

const WHOLE = 10_000

/**
 * Returns a price after a change: to the nearest minor unit, half a unit up, and never below zero. @param price in
 * minor units
 */
export function changePrice(price: number, { by, change }: Extract<ProductEdit, { kind: 'price' }>): number {
  const next = by === 'amount' ? price + change : Math.round((price * (WHOLE + change)) / WHOLE)
  return Math.min(Math.max(next, 0), Number.MAX_SAFE_INTEGER)
}

function editTags(tags: readonly string[], { action, tags: others }: Extract<ProductEdit, { kind: 'tags' }>): string[] {
  if (action === 'remove') return tags.filter((tag) => !others.includes(tag))
  return [...new Set(action === 'set' ? others : [...tags, ...others])].slice(0, PRODUCT_TAG_LIMITS.tags)
}

/**
 * Returns a product after a change. A change of prices applies to each variant's price and promotion price alike, so
 * that a promotion stays one. @param exponent decimals of the site's currency
 */
export function editProduct(values: ProductValues, edit: ProductEdit, exponent: number): ProductValues {
  switch (edit.kind) {
    case 'state':
      return { ...values, is_active: edit.isActive }
    case 'category':
      return { ...values, category: edit.category }
    case 'tags':
      return { ...values, tags: editTags(values.tags, edit) }
    case 'price': {
      const change = (amount: string) => toDecimal(changePrice(fromDecimal(amount, exponent) ?? 0, edit), exponent)
      const variants = values.variants.map(({ id, price, promotion_price }) => ({
        id,
        price: change(price),
        promotion_price: promotion_price === null ? null : change(promotion_price),
      }))
      return { ...values, variants }
    }
  }
}

/** A product as changes of many read it: what they change, and the version that is compared. */
interface EditableProduct {
  readonly version: number
  readonly values: ProductValues
}

/** Returns the products that a change alters, each with its result. */
export function planEdit<P extends EditableProduct>(
  products: readonly P[],
  edit: ProductEdit,
  exponent: number,
): { product: P; values: ProductValues }[] {
  return products
    .map((product) => ({ product, values: editProduct(product.values, edit, exponent) }))
    .filter(({ product, values }) => JSON.stringify(values) !== JSON.stringify(product.values))
}
