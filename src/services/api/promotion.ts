import { call, type InputOf, type Read, type PageQuery, withKey } from '../client'

export type WithdrawalInput = InputOf<'POST /shop/withdrawal/'>['body']

/** Names of what is cached. */
export const promotionKeys = {
  withdrawals: () => ['withdrawals'] as const,
  income: () => ['withdrawals', 'income'] as const,
  bankCards: () => ['bankcards'] as const,
}

/**
 * Withdrawals of income, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const promotionApi = {
  withdrawals: (query: PageQuery, options?: Read) => call('GET /shop/withdrawal/', { query }, options),
  applyWithdrawal: (body: WithdrawalInput, key: string) => call('POST /shop/withdrawal/', { body }, withKey(key)),
  cancelWithdrawal: (id: number, key: string) =>
    call('POST /shop/withdrawal/{id}/process/', { params: { id }, body: { action: 'withdraw' } }, withKey(key)),
}
