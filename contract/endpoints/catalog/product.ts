import { Type } from '@sinclair/typebox'
import { Category, ProductAd, ProductBrief, ProductDetail } from '../../entities/catalog/product'
import { AmountBound, ById, Id, ListQuery, Page, SearchPage } from '../../entities/common'
import { endpoint } from '../define'

/** Products: categories, lists, details, and what is shown beside one. */
export const productEndpoints = {
  categories: endpoint({
    method: 'GET',
    path: '/shop/category/',
    summary: 'All product categories',
    reply: Page(Category),
    auth: 'any',
  }),
  products: endpoint({
    method: 'GET',
    path: '/shop/product/',
    summary: 'Products; ordering by -count_purchase, price, -price or -id',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        category: Type.Optional(Id),
        tag: Type.Optional(Type.String({ maxLength: 60 })),
        /** Products that this coupon holds for. */
        coupon: Type.Optional(Id),
        /** Bounds of what it costs now, included. */
        price_min: Type.Optional(AmountBound),
        price_max: Type.Optional(AmountBound),
        in_stock: Type.Optional(Type.Boolean()),
        promotion: Type.Optional(Type.Boolean()),
      }),
    ]),
    reply: SearchPage(ProductBrief),
    auth: 'any',
  }),
  product: endpoint({
    method: 'GET',
    path: '/shop/product/{id}/',
    summary: 'One product with its variants',
    params: ById,
    reply: ProductDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
  ads: endpoint({
    method: 'GET',
    path: '/shop/product/{id}/ads/',
    summary: 'Pictures to show beside a product: its own, its category’s, those of all',
    params: ById,
    reply: Page(ProductAd),
    errors: ['notFound'],
    auth: 'any',
  }),
  recommended: endpoint({
    method: 'GET',
    path: '/shop/product/{id}/recommended/',
    summary: 'Products that may please who looks at this one: best sellers of its category, then of all',
    params: ById,
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(ProductBrief),
    errors: ['notFound'],
    auth: 'any',
  }),
}
