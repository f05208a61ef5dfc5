import { call, type InputOf, type Read, withKey } from '../../client'

export type OpsOrdersQuery = NonNullable<InputOf<'GET /ops/shop/order/'>['query']>
export type OpsOrderStep = InputOf<'POST /ops/shop/order/{id}/process/'>['body']
export type OpsReturnsQuery = NonNullable<InputOf<'GET /ops/shop/orderlinereturn/'>['query']>
export type OpsRefundStep = InputOf<'POST /ops/shop/refund/{id}/process/'>['body']
export type OpsProductsQuery = NonNullable<InputOf<'GET /ops/shop/product/'>['query']>
export type OpsProductChange = InputOf<'PUT /ops/shop/product/{id}/'>['body']
export type VerificationsQuery = NonNullable<InputOf<'GET /ops/shop/verification/'>['query']>
export type PackageCodesQuery = NonNullable<InputOf<'GET /ops/shop/couponpackagecode/'>['query']>
/** Names of what operators have in the cache. */
export const opsKeys = {
  orders: (query?: OpsOrdersQuery) => (query ? (['ops', 'orders', query] as const) : (['ops', 'orders'] as const)),
  order: (id: number) => ['ops', 'order', id] as const,
  orderComments: (id: number) => ['ops', 'order', id, 'comments'] as const,
  returns: (query?: OpsReturnsQuery) => (query ? (['ops', 'returns', query] as const) : (['ops', 'returns'] as const)),
  products: (query?: OpsProductsQuery) =>
    query ? (['ops', 'products', query] as const) : (['ops', 'products'] as const),
  product: (id: number) => ['ops', 'product', id] as const,
  card: (id: number) => ['ops', 'card', id] as const,
  verifications: (query?: VerificationsQuery & { mine?: boolean }) =>
    query ? (['ops', 'verifications', query] as const) : (['ops', 'verifications'] as const),
  packageCodes: (query?: PackageCodesQuery) =>
    query ? (['ops', 'packagecodes', query] as const) : (['ops', 'packagecodes'] as const),
  withdrawals: (query?: OpsWithdrawalsQuery) =>
    query ? (['ops', 'withdrawals', query] as const) : (['ops', 'withdrawals'] as const),
}
export type OpsWithdrawalsQuery = NonNullable<InputOf<'GET /ops/shop/withdrawal/'>['query']>
export type OpsWithdrawalStep = InputOf<'POST /ops/shop/withdrawal/{id}/process/'>['body']

/**
 * Calls of operators, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const opsApi = {
  orders: (query: OpsOrdersQuery, options?: Read) => call('GET /ops/shop/order/', { query }, options),
  order: (id: number, options?: Read) => call('GET /ops/shop/order/{id}/', { params: { id } }, options),
  processOrder: (id: number, body: OpsOrderStep, key: string) =>
    call('POST /ops/shop/order/{id}/process/', { params: { id }, body }, withKey(key)),
  orderComments: (id: number, options?: Read) => call('GET /ops/shop/order/{id}/comment/', { params: { id } }, options),
  returns: (query: OpsReturnsQuery, options?: Read) => call('GET /ops/shop/orderlinereturn/', { query }, options),
  processRefund: (id: number, body: OpsRefundStep, key: string) =>
    call('POST /ops/shop/refund/{id}/process/', { params: { id }, body }, withKey(key)),
  products: (query: OpsProductsQuery, options?: Read) => call('GET /ops/shop/product/', { query }, options),
  product: (id: number, options?: Read) => call('GET /ops/shop/product/{id}/', { params: { id } }, options),
  changeProduct: (id: number, body: OpsProductChange, key: string) =>
    call('PUT /ops/shop/product/{id}/', { params: { id }, body }, withKey(key)),
  ticket: (num: string, options?: Read) => call('GET /ops/shop/eticket/verify_v2/', { query: { num } }, options),
  ticketById: (id: number, options?: Read) => call('GET /ops/shop/eticket/{id}/verify/', { params: { id } }, options),
  verifyTicket: (num: string, key: string) =>
    call('POST /ops/shop/eticket/verify_v2/', { body: { num } }, withKey(key)),
  card: (id: number, options?: Read) => call('GET /ops/shop/virtualcard/{id}/', { params: { id } }, options),
  verifyCard: (id: number, key: string) =>
    call('POST /ops/shop/eticket/{id}/verify/', { params: { id } }, withKey(key)),
  verifications: (query: VerificationsQuery, options?: Read) => call('GET /ops/shop/verification/', { query }, options),
  myVerifications: (query: VerificationsQuery, options?: Read) => call('GET /ops/shop/myverify/', { query }, options),
  verifyCoupon: (code: string, key: string) =>
    call('POST /ops/shop/usercoupon/verify/', { body: { code } }, withKey(key)),
  membershipCard: (code: string, options?: Read) =>
    call('GET /ops/shop/membershipcard/verify/', { query: { code } }, options),
  packageCodes: (query: PackageCodesQuery, options?: Read) =>
    call('GET /ops/shop/couponpackagecode/', { query }, options),
  packageCode: (id: number, options?: Read) =>
    call('GET /ops/shop/couponpackagecode/{id}/mine/', { params: { id } }, options),
  withdrawals: (query: OpsWithdrawalsQuery, options?: Read) => call('GET /ops/shop/withdrawal/', { query }, options),
  processWithdrawal: (id: number, body: OpsWithdrawalStep, key: string) =>
    call('POST /ops/shop/withdrawal/{id}/process/', { params: { id }, body }, withKey(key)),
}
