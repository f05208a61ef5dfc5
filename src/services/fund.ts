import { call } from './client'

/** What a user may pay with, for the payment screen, which needs nothing else of the wallet. */
export const fund = {
  /** The balance in money, as a decimal string. Says nothing when it fails: other ways to pay are there. */
  balance: async (options?: { readonly signal?: AbortSignal }): Promise<string> =>
    (await call('GET /shop/fundrecord/', { query: { limit: 1, offset: 0 } }, { ...options, silent: true })).balance,
}
