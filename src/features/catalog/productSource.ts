import '@/i18n/tab'
import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { productCard } from '@/shared/item-card/toCard'
import { cardItems } from '@/shared/list/cardItems'
import type { ListSource } from '@/shared/list/spec'
import { keys } from '@/services/query'
import { type ProductsQuery, catalogApi } from '@/services/api/catalog'

/** Pictures that the first screen shows. */
const eager = 4

/** Products side by side. */
export const productSource: ListSource<ProductBrief, ProductsQuery> = {
  key: keys.products,
  load: catalogApi.products,
  idOf: ({ id }) => id,
  renderItems: cardItems(productCard, { as: 'grid', eager }),
  skeleton: 'grid',
  empty: { text: 'pages.category.empty', hint: 'pages.category.emptyHint', icon: 'search' },
}

/** Products under each other, where a list is narrow. */
export const productRowSource: ListSource<ProductBrief, ProductsQuery> = {
  ...productSource,
  renderItems: cardItems(productCard, { as: 'rows', eager, narrow: true }),
  skeleton: 'rows',
}
