import { call, type InputOf, type Read, withKey } from '../client'

export type ReturnsQuery = NonNullable<InputOf<'GET /shop/orderlinereturn/'>['query']>
export type ReturnInput = InputOf<'POST /shop/orderlinereturn/'>['body']
export type ReturnStep = InputOf<'POST /shop/orderlinereturn/{number}/process/'>['body']

/** Names of what is cached. */
export const afterSalesKeys = {
  returns: (query?: ReturnsQuery) => (query ? (['returns', query] as const) : (['returns'] as const)),
  orderReturn: (number: string) => ['return', number] as const,
  exchangeVariants: (lineId: number) => ['return', 'exchange', lineId] as const,
}

/**
 * Returns, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const afterSalesApi = {
  returns: (query: ReturnsQuery, options?: Read) => call('GET /shop/orderlinereturn/', { query }, options),
  orderReturn: (number: string, options?: Read) =>
    call('GET /shop/orderlinereturn/{number}/', { params: { number } }, options),
  exchangeVariants: (id: number, options?: Read) =>
    call('GET /shop/orderline/{id}/exchange/', { params: { id } }, options),
  applyReturn: (body: ReturnInput, key: string) => call('POST /shop/orderlinereturn/', { body }, withKey(key)),
  processReturn: (number: string, body: ReturnStep, key: string) =>
    call('POST /shop/orderlinereturn/{number}/process/', { params: { number }, body }, withKey(key)),
}
