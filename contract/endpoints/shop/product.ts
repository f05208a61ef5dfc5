import { Type } from '@sinclair/typebox'
import { Id, ListQuery, Nullable, Page } from '../../entities/common'
import { Basket, Category, ProductAd, ProductBrief, ProductDetail } from '../../entities/shop'
import { endpoint } from '../define'
import { ById, Choice } from './parts'

/** A bound of a price: no sign, and not longer than any price. */
const PriceBound = Type.String({ pattern: '^\\d{1,12}(\\.\\d{1,6})?$' })

/** Calls on products, and what they put into baskets. */
export const product = {
  categories: endpoint({ method: 'GET', path: '/shop/category/', summary: 'All product categories', reply: Page(Category), auth: 'any' }),
  products: endpoint({
    method: 'GET',
    path: '/shop/product/',
    summary: 'Products; ordering by -count_purchase, price, -price or -id',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        category: Type.Optional(Id),
        tag: Type.Optional(Type.String({ maxLength: 60 })),
        /** Bounds of what it costs now, included. */
        price_min: Type.Optional(PriceBound),
        price_max: Type.Optional(PriceBound),
        in_stock: Type.Optional(Type.Boolean()),
        promotion: Type.Optional(Type.Boolean()),
      }),
    ]),
    reply: Page(ProductBrief),
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
  addBasket: endpoint({
    method: 'POST',
    path: '/shop/product/{id}/add_basket/',
    summary: 'Puts pieces of a variant into the basket',
    params: ById,
    body: Choice,
    reply: Basket,
    errors: ['notFound', 'variantRequired', 'stockShort', 'basketFull'],
    auth: 'user',
    idempotent: true,
  }),
  quickBuy: endpoint({
    method: 'POST',
    path: '/shop/product/{id}/quick_buy/',
    summary: 'Makes the quick-buy basket of this one choice',
    params: ById,
    body: Choice,
    reply: Basket,
    errors: ['notFound', 'variantRequired', 'stockShort'],
    auth: 'user',
    idempotent: true,
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
  pickup: endpoint({
    method: 'POST',
    path: '/shop/product/{id}/pickup/',
    summary: 'Puts pieces that a voucher of the user is good for into the pickup basket, or sets how many; without its id, the one that ends soonest',
    params: ById,
    body: Type.Composite([Choice, Type.Object({ holder_id: Type.Optional(Nullable(Id)) })]),
    reply: Basket,
    errors: ['notFound', 'variantRequired', 'stockShort', 'voucherShort', 'basketFull'],
    auth: 'user',
    idempotent: true,
  }),
}
