import { call, type InputOf, type Reply, type Read, withKey } from '../client'

export type OrdersQuery = NonNullable<InputOf<'GET /shop/order/'>['query']>
export type OrderActionName = InputOf<'POST /shop/order/{number}/process/'>['body']['action']
export type AddressChangeInput = InputOf<'POST /shop/order/{number}/update_shipping_address/'>['body']
export type AddressPreview = Reply<'POST /shop/order/{number}/update_shipping_address_cal/'>
export type CommentsInput = InputOf<'POST /shop/order/{number}/comment/'>['body']
export type ProductCommentsQuery = NonNullable<InputOf<'GET /shop/product/{id}/comment/'>['query']>
export type DeliveryNodes = Reply<'GET /shop/order_nodedelivery/{number}/nodes/'>

/** Names of what is cached. */
export const ordersKeys = {
  delivery: (number: string) => ['delivery', number] as const,
  orderComments: (number: string) => ['comments', 'order', number] as const,
  deliveryComments: (number: string) => ['comments', 'delivery', number] as const,
  productComments: (id: number, query?: ProductCommentsQuery) => ['comments', id, query ?? null] as const,
}

/**
 * Orders, parcels and comments, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const ordersApi = {
  orders: (query: OrdersQuery, options?: Read) => call('GET /shop/order/', { query }, options),
  order: (number: string, options?: Read) => call('GET /shop/order/{number}/', { params: { number } }, options),
  processOrder: (number: string, action: OrderActionName, key: string) =>
    call('POST /shop/order/{number}/process/', { params: { number }, body: { action } }, withKey(key)),
  addressPreview: (number: string, address_id: number) =>
    call('POST /shop/order/{number}/update_shipping_address_cal/', { params: { number }, body: { address_id } }),
  updateAddress: (number: string, body: AddressChangeInput, key: string) =>
    call('POST /shop/order/{number}/update_shipping_address/', { params: { number }, body }, withKey(key)),
  delivery: (number: string, options?: Read) =>
    call('GET /shop/order_nodedelivery/{number}/', { params: { number } }, options),
  deliveryNodes: (number: string, options?: Read) =>
    call('GET /shop/order_nodedelivery/{number}/nodes/', { params: { number } }, options),
  markDelivered: (number: string, key: string) =>
    call('POST /shop/order_nodedelivery/{number}/delivered/', { params: { number } }, withKey(key)),
  markShipped: (number: string, body: { carrier: string; tracking_no: string }, key: string) =>
    call('POST /shop/order_nodedelivery/{number}/shipped/', { params: { number }, body }, withKey(key)),
  commentOrder: (number: string, body: CommentsInput, key: string) =>
    call('POST /shop/order/{number}/comment/', { params: { number }, body }, withKey(key)),
  orderComments: (number: string, options?: Read) =>
    call('GET /shop/order/{number}/comment/', { params: { number } }, options),
  deliveryComments: (number: string, options?: Read) =>
    call('GET /shop/order_nodedelivery/{number}/comment/', { params: { number } }, options),
  productComments: (id: number, query: ProductCommentsQuery, options?: Read) =>
    call('GET /shop/product/{id}/comment/', { params: { id }, query }, options),
}
