import { call, type InputOf, type Read, type PageQuery, withKey } from '../client'

export type ProductsQuery = NonNullable<InputOf<'GET /shop/product/'>['query']>
export type BackInStockInput = InputOf<'POST /shop/reservation/'>['body']

export type SavedQuery = NonNullable<InputOf<'GET /shop/favourite/'>['query']>

/**
 * Categories, products and back-in-stock subscriptions, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const catalogApi = {
  ads: (id: number, options?: Read) => call('GET /shop/product/{id}/ads/', { params: { id } }, options),
  reviewSummary: (id: number, options?: Read) =>
    call('GET /shop/product/{id}/comment/summary/', { params: { id } }, options),
  recommended: (id: number, limit: number, options?: Read) =>
    call('GET /shop/product/{id}/recommended/', { params: { id }, query: { limit } }, options),
  categories: (options?: Read) => call('GET /shop/category/', {}, options),
  products: (query: ProductsQuery, options?: Read) => call('GET /shop/product/', { query }, options),
  favourites: (query: SavedQuery, options?: Read) => call('GET /shop/favourite/', { query }, options),
  addFavourites: (product_ids: number[]) => call('POST /shop/favourite/', { body: { product_ids } }),
  removeFavourite: (id: number) => call('DELETE /shop/favourite/{id}/', { params: { id } }),
  seenProducts: (query: SavedQuery, options?: Read) => call('GET /shop/seen/', { query }, options),
  addSeen: (product_ids: number[]) => call('POST /shop/seen/', { body: { product_ids } }),
  clearSeen: () => call('DELETE /shop/seen/'),
  delivery: (product: number, district: string | undefined, options?: Read) =>
    call('GET /shop/delivery/', { query: { product, district } }, options),
  product: (id: number, options?: Read) => call('GET /shop/product/{id}/', { params: { id } }, options),
  backInStockSubscriptions: (page: PageQuery, options?: Read) =>
    call('GET /shop/reservation/', { query: page }, options),
  backInStockSubscription: (id: number, options?: Read) =>
    call('GET /shop/reservation/{id}/', { params: { id } }, options),
  addBackInStockSubscription: (body: BackInStockInput, key: string) =>
    call('POST /shop/reservation/', { body }, withKey(key)),
  cancelBackInStockSubscription: (id: number) => call('DELETE /shop/reservation/{id}/', { params: { id } }),
}
