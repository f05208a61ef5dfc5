import { call } from './client'

/** What a user may pay with: the balance in money, as a decimal string. Says nothing when it fails: other ways are there. */
export const fundBalance = async (options?: { readonly signal?: AbortSignal }): Promise<string> =>
  (await call('GET /shop/fundrecord/', { query: { limit: 1, offset: 0 } }, { ...options, silent: true })).balance
