import { call, type InputOf } from './client'

type Read = { readonly signal?: AbortSignal }
type Page = { readonly limit: number; readonly offset: number }
export type WithdrawalInput = InputOf<'POST /shop/withdrawal/'>['body']
export type OpsWithdrawalsQuery = NonNullable<InputOf<'GET /ops/shop/withdrawal/'>['query']>
export type OpsWithdrawalStep = InputOf<'POST /ops/shop/withdrawal/{id}/process/'>['body']

const withKey = (idempotencyKey: string) => ({ idempotencyKey })

/** Names of what is cached of withdrawals. */
export const withdrawalKeys = {
  own: () => ['withdrawals'] as const,
  income: () => ['withdrawals', 'income'] as const,
  cards: () => ['bankcards'] as const,
  all: (query?: OpsWithdrawalsQuery) => (query ? (['ops', 'withdrawals', query] as const) : (['ops', 'withdrawals'] as const)),
}

/** Calls on taking income out, the owner's and the operators'. Where a call moves something, the last argument is its idempotency key. */
export const withdrawals = {
  list: (query: Page, options?: Read) => call('GET /shop/withdrawal/', { query }, options),
  apply: (body: WithdrawalInput, key: string) => call('POST /shop/withdrawal/', { body }, withKey(key)),
  takeBack: (id: number, key: string) => call('POST /shop/withdrawal/{id}/process/', { params: { id }, body: { action: 'withdraw' } }, withKey(key)),
  cards: (options?: Read) => call('GET /base/userbankcard/', {}, options),
  all: (query: OpsWithdrawalsQuery, options?: Read) => call('GET /ops/shop/withdrawal/', { query }, options),
  process: (id: number, body: OpsWithdrawalStep, key: string) => call('POST /ops/shop/withdrawal/{id}/process/', { params: { id }, body }, withKey(key)),
}
