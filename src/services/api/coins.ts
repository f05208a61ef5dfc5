import type { CoinKind } from '@storefront/contract/domain/promotion/coins'
import { call, type PageQuery, type Read, withKey } from '../client'

/** Names of what is cached. */
export const coinKeys = {
  all: () => ['coins'] as const,
  account: () => ['coins', 'account'] as const,
  entries: (kind: CoinKind) => ['coins', 'entries', kind] as const,
  rules: () => ['coins', 'rules'] as const,
  /** Key of the sign-in days of the current month, or of a named one. */
  signIn: (month = '') => ['coins', 'signin', month] as const,
  invitation: () => ['coins', 'invitation'] as const,
}

/** The user's coins, one function a call. */
export const coinsApi = {
  account: (options?: Read) => call('GET /gamification/account/', {}, options),
  entries: (query: PageQuery & { readonly kind: CoinKind }, options?: Read) =>
    call('GET /gamification/ledger/', { query }, options),
  rules: (options?: Read) => call('GET /gamification/rule/', {}, options),
  calendar: (options?: Read, month?: string) =>
    call('GET /gamification/signin/', { query: month ? { month } : {} }, options),
  signIn: (key: string) => call('POST /gamification/signin/', { body: {} }, withKey(key)),
  /** Silent: the screen says it itself, and on the coins' pages it is an extra. */
  invitation: (options: Read = {}) => call('GET /gamification/invite/', {}, { ...options, silent: true }),
  acceptInvitation: (code: string, key: string) => call('POST /gamification/invite/', { body: { code } }, withKey(key)),
}
