/** Returns SQL of the condition that a product has a page at `now`: it is sold, or will be. */
export const hasPage = (product: string, now: string): string =>
  `${product}.is_active and coalesce(${product}.off_sale_at > ${now}, true)`

/** Returns SQL of the condition that a product can be bought at `now`: it is active, and within its planned times. */
export const onSale = (product: string, now: string): string =>
  `${hasPage(product, now)} and coalesce(${product}.on_sale_at <= ${now}, true)`
