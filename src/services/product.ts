import { call, type InputOf } from './client'

type Read = { readonly signal?: AbortSignal }
export type Fetch = InputOf<'POST /shop/product/{id}/pickup/'>['body']

/** What there is beside a product, and fetching some with vouchers. */
export const productCalls = {
  ads: (id: number, options?: Read) => call('GET /shop/product/{id}/ads/', { params: { id } }, options),
  recommended: (id: number, limit: number, options?: Read) => call('GET /shop/product/{id}/recommended/', { params: { id }, query: { limit } }, options),
  pickup: (id: number, body: Fetch, idempotencyKey: string) => call('POST /shop/product/{id}/pickup/', { params: { id }, body }, { idempotencyKey }),
  pickupCount: (id: number, quantity: number) => call('POST /shop/pickupbasket/line/{id}/update_count/', { params: { id }, body: { quantity } }),
  removePickup: (id: number) => call('DELETE /shop/pickupbasket/line/{id}/', { params: { id } }),
}
