import type { ProductBrief } from '@storefront/contract/entities/catalog/product'

/** Returns the current price of a product: its promotion price if it has one. */
export const currentAmount = (product: Pick<ProductBrief, 'price' | 'promotion_price'>): string =>
  product.promotion_price?.price ?? product.price

/**
 * Returns the price to strike through beside it: the marked one, or the one before the promotion; none that is no
 * higher.
 */
export function formerAmount(product: Pick<ProductBrief, 'price' | 'price_marked' | 'promotion_price'>): string | null {
  const former = product.price_marked ?? (product.promotion_price ? product.price : null)
  return former !== null && Number(former) > Number(currentAmount(product)) ? former : null
}
