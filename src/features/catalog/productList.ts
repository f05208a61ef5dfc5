import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import { amountField, idField, onField, textField } from '@/shared/list/fields'
import { amountRangeFilter, categoryFilter, toggleFilter } from '@/shared/list/filters'
import type { ListSpec } from '@/shared/list/spec'
import type { ProductsQuery } from '@/services/api/catalog'
import { productOrderings } from './product-orderings'
import { productSource } from './productSource'

/** Products with their controls. */
export const productList: ListSpec<ProductBrief, ProductsQuery> = {
  ...productSource,
  search: 'list.search.product',
  counted: 'list.showProducts',
  orderings: productOrderings,
  fields: {
    category: idField,
    tag: textField,
    coupon: idField,
    price_min: amountField,
    price_max: amountField,
    in_stock: onField,
    promotion: onField,
  },
  panel: [
    amountRangeFilter('list.price', ['price_min', 'price_max']),
    toggleFilter('list.offers', [
      { name: 'in_stock', label: 'list.inStock' },
      { name: 'promotion', label: 'list.promotion' },
    ]),
    categoryFilter,
  ],
}
