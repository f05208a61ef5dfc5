import { call, type InputOf } from '../client'

type Read = { readonly signal?: AbortSignal }
type Page = { readonly limit: number; readonly offset: number }
const withKey = (idempotencyKey: string) => ({ idempotencyKey })
export type WithdrawalInput = InputOf<'POST /shop/withdrawal/'>['body']

/** Names of what is cached. */
export const promotionKeys = {
  withdrawals: () => ['withdrawals'] as const,
  income: () => ['withdrawals', 'income'] as const,
  bankCards: () => ['bankcards'] as const,
}

/** Withdrawals of income, one function a call. Where a call creates or moves something, the last argument is its idempotency key. */
export const promotionApi = {
  withdrawals: (query: Page, options?: Read) => call('GET /shop/withdrawal/', { query }, options),
  applyWithdrawal: (body: WithdrawalInput, key: string) => call('POST /shop/withdrawal/', { body }, withKey(key)),
  cancelWithdrawal: (id: number, key: string) => call('POST /shop/withdrawal/{id}/process/', { params: { id }, body: { action: 'withdraw' } }, withKey(key)),
}
