import { call, type InputOf } from './client'

type Read = { readonly signal?: AbortSignal }
export type Fetch = InputOf<'POST /shop/product/{id}/pickup/'>['body']

/** What there is beside a product, and fetching one with a voucher. */
export const productCalls = {
  ads: (id: number, options?: Read) => call('GET /shop/product/{id}/ads/', { params: { id } }, options),
  recommended: (id: number, limit: number, options?: Read) => call('GET /shop/product/{id}/recommended/', { params: { id }, query: { limit } }, options),
  pickup: (id: number, body: Fetch, idempotencyKey: string) => call('POST /shop/product/{id}/pickup/', { params: { id }, body }, { idempotencyKey }),
}
