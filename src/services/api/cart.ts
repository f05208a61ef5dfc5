import { call, type InputOf, type Read, withKey } from '../client'

export type PickupInput = InputOf<'POST /shop/product/{id}/pickup/'>['body']
export type Choice = InputOf<'POST /shop/product/{id}/add_basket/'>['body']

/**
 * The basket, "buy now" and what vouchers collect, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const cartApi = {
  pickup: (id: number, body: PickupInput, idempotencyKey: string) =>
    call('POST /shop/product/{id}/pickup/', { params: { id }, body }, { idempotencyKey }),
  pickupCount: (id: number, quantity: number) =>
    call('POST /shop/pickupbasket/line/{id}/update_count/', { params: { id }, body: { quantity } }),
  removePickup: (id: number) => call('DELETE /shop/pickupbasket/line/{id}/', { params: { id } }),
  addBasket: (id: number, body: Choice, key: string) =>
    call('POST /shop/product/{id}/add_basket/', { params: { id }, body }, withKey(key)),
  quickBuy: (id: number, body: Choice, key: string) =>
    call('POST /shop/product/{id}/quick_buy/', { params: { id }, body }, withKey(key)),
  basket: (options?: Read) => call('GET /shop/basket/', {}, options),
  updateCount: (id: number, quantity: number) =>
    call('POST /shop/basket/line/{id}/update_count/', { params: { id }, body: { quantity } }),
  setSelect: (id: number, selected: boolean) =>
    call('POST /shop/basket/line/{id}/set_select/', { params: { id }, body: { selected } }),
  removeLine: (id: number) => call('DELETE /shop/basket/line/{id}/', { params: { id } }),
}
