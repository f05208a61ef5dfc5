import type { ProductBrief } from '@storefront/contract/entities/catalog/product'

/** What a product costs now: its promotion when it has one. */
export const currentAmount = (product: Pick<ProductBrief, 'price' | 'promotion_price'>): string => product.promotion_price?.price ?? product.price

/** The price to strike through beside it: the marked one, or the one before the promotion. */
export const formerAmount = (product: Pick<ProductBrief, 'price' | 'price_marked' | 'promotion_price'>): string | null =>
  product.price_marked ?? (product.promotion_price ? product.price : null)
