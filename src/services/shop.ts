import { type InputOf, type Reply, call } from './client'

type Read = { readonly signal?: AbortSignal }

export type ProductsQuery = NonNullable<InputOf<'GET /shop/product/'>['query']>
export type CouponsQuery = NonNullable<InputOf<'GET /shop/coupon/'>['query']>
export type OrdersQuery = NonNullable<InputOf<'GET /shop/order/'>['query']>
export type Choice = InputOf<'POST /shop/product/{id}/add_basket/'>['body']
export type AddressInput = InputOf<'POST /shop/shippingaddress/'>['body']
export type OrderActionName = InputOf<'POST /shop/order/{number}/process/'>['body']['action']
export type PayInput = InputOf<'POST /shop/order/{number}/pay/'>['body']
export type PayState = Reply<'GET /shop/order/{number}/pay_state/'>['state']

const withKey = (idempotencyKey: string) => ({ idempotencyKey })

/** The calls of the shop, one a function. Where a call moves something, the last argument is its idempotency key. */
export const shop = {
  categories: (options?: Read) => call('GET /shop/category/', {}, options),
  products: (query: ProductsQuery, options?: Read) => call('GET /shop/product/', { query }, options),
  product: (id: number, options?: Read) => call('GET /shop/product/{id}/', { params: { id } }, options),
  addBasket: (id: number, body: Choice, key: string) => call('POST /shop/product/{id}/add_basket/', { params: { id }, body }, withKey(key)),
  quickBuy: (id: number, body: Choice, key: string) => call('POST /shop/product/{id}/quick_buy/', { params: { id }, body }, withKey(key)),

  basket: (options?: Read) => call('GET /shop/basket/', {}, options),
  updateCount: (id: number, quantity: number) => call('POST /shop/basket/line/{id}/update_count/', { params: { id }, body: { quantity } }),
  setSelect: (id: number, selected: boolean) => call('POST /shop/basket/line/{id}/set_select/', { params: { id }, body: { selected } }),
  removeLine: (id: number) => call('DELETE /shop/basket/line/{id}/', { params: { id } }),

  coupons: (query: CouponsQuery, options?: Read) => call('GET /shop/coupon/', { query }, options),
  receiveCoupon: (id: number, idempotencyKey: string) => call('POST /shop/coupon/{id}/receive/', { params: { id } }, { idempotencyKey }),
  addresses: (options?: Read) => call('GET /shop/shippingaddress/', {}, options),
  address: (id: number, options?: Read) => call('GET /shop/shippingaddress/{id}/', { params: { id } }, options),
  addAddress: (body: AddressInput, key: string) => call('POST /shop/shippingaddress/', { body }, withKey(key)),
  editAddress: (id: number, body: AddressInput) => call('PUT /shop/shippingaddress/{id}/', { params: { id }, body }),
  removeAddress: (id: number) => call('DELETE /shop/shippingaddress/{id}/', { params: { id } }),

  orders: (query: OrdersQuery, options?: Read) => call('GET /shop/order/', { query }, options),
  order: (number: string, options?: Read) => call('GET /shop/order/{number}/', { params: { number } }, options),
  processOrder: (number: string, action: OrderActionName, key: string) =>
    call('POST /shop/order/{number}/process/', { params: { number }, body: { action } }, withKey(key)),
  payOrder: (number: string, body: PayInput, key: string) => call('POST /shop/order/{number}/pay/', { params: { number }, body }, withKey(key)),
  payState: (number: string, options?: Read) => call('GET /shop/order/{number}/pay_state/', { params: { number } }, options),
}
