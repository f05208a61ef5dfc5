import type { CoinTrigger } from '@storefront/contract/domain/promotion/coins'
import { call, type InputOf, type PageQuery, type Read, withKey } from '../../client'

export type CoinRuleInput = InputOf<'PUT /ops/gamification/rule/{trigger}/'>['body']
export type CoinLevelsInput = InputOf<'PUT /ops/gamification/level/'>['body']
export type CoinUsersQuery = NonNullable<InputOf<'GET /ops/gamification/user/'>['query']>
export type CoinGrant = InputOf<'POST /ops/gamification/user/{uuid}/grant/'>['body']
export type CoinFlagsQuery = NonNullable<InputOf<'GET /ops/gamification/flag/'>['query']>
export type CoinFlagStep = InputOf<'POST /ops/gamification/flag/{id}/process/'>['body']

/** Names of what is cached of the site's coins; all lie below `opsCoinKeys.all`. */
export const opsCoinKeys = {
  all: () => ['ops', 'coins'] as const,
  rules: () => ['ops', 'coins', 'rules'] as const,
  levels: () => ['ops', 'coins', 'levels'] as const,
  users: (query?: CoinUsersQuery) => ['ops', 'coins', 'users', ...(query ? [query] : [])] as const,
  entries: (uuid: string) => ['ops', 'coins', 'entries', uuid] as const,
  flags: (query?: CoinFlagsQuery) => ['ops', 'coins', 'flags', ...(query ? [query] : [])] as const,
}

/**
 * Operators' calls about the site's coins, one function a call; what moves something takes its idempotency key last.
 */
export const opsCoinApi = {
  rules: (options?: Read) => call('GET /ops/gamification/rule/', {}, options),
  saveRule: (trigger: CoinTrigger, body: CoinRuleInput) =>
    call('PUT /ops/gamification/rule/{trigger}/', { params: { trigger }, body }),
  levels: (options?: Read) => call('GET /ops/gamification/level/', {}, options),
  saveLevels: (body: CoinLevelsInput) => call('PUT /ops/gamification/level/', { body }),
  users: (query: CoinUsersQuery, options?: Read) => call('GET /ops/gamification/user/', { query }, options),
  entries: (uuid: string, query: PageQuery, options?: Read) =>
    call('GET /ops/gamification/user/{uuid}/ledger/', { params: { uuid }, query }, options),
  grant: (uuid: string, body: CoinGrant, key: string) =>
    call('POST /ops/gamification/user/{uuid}/grant/', { params: { uuid }, body }, withKey(key)),
  flags: (query: CoinFlagsQuery, options?: Read) => call('GET /ops/gamification/flag/', { query }, options),
  processFlag: (id: number, body: CoinFlagStep, key: string) =>
    call('POST /ops/gamification/flag/{id}/process/', { params: { id }, body }, withKey(key)),
}

export type OpsRafflesQuery = NonNullable<InputOf<'GET /ops/raffle/raffle/'>['query']>
export type OpsRaffleInput = InputOf<'POST /ops/raffle/raffle/'>['body']
export type OpsRaffleStep = InputOf<'POST /ops/raffle/raffle/{id}/process/'>['body']
export type OpsRaffleWinsQuery = NonNullable<InputOf<'GET /ops/raffle/raffle/{id}/prize/'>['query']>
export type OpsAllWinsQuery = NonNullable<InputOf<'GET /ops/raffle/prize/'>['query']>
export type OpsRaffleWinStep = InputOf<'POST /ops/raffle/prize/{id}/process/'>['body']
export type RafflePromotersQuery = NonNullable<InputOf<'GET /ops/raffle/promoter/'>['query']>
export type RafflePromoterStep = InputOf<'POST /ops/raffle/promoter/{id}/process/'>['body']

/** Names of what is cached of raffles; all lie below `opsRaffleKeys.all`. */
export const opsRaffleKeys = {
  all: () => ['ops', 'raffles'] as const,
  list: (query?: OpsRafflesQuery) => ['ops', 'raffles', 'list', ...(query ? [query] : [])] as const,
  one: (id: number) => ['ops', 'raffles', 'one', id] as const,
  wins: (id: number, query?: OpsRaffleWinsQuery) => ['ops', 'raffles', 'wins', id, ...(query ? [query] : [])] as const,
  allWins: (query?: OpsAllWinsQuery) => ['ops', 'raffles', 'all_wins', ...(query ? [query] : [])] as const,
  promoters: (query?: RafflePromotersQuery) => ['ops', 'raffles', 'promoters', ...(query ? [query] : [])] as const,
}

/** Operators' calls about raffles. */
export const opsRaffleApi = {
  list: (query: OpsRafflesQuery, options?: Read) => call('GET /ops/raffle/raffle/', { query }, options),
  one: (id: number, options?: Read) => call('GET /ops/raffle/raffle/{id}/', { params: { id } }, options),
  create: (body: OpsRaffleInput, key: string) => call('POST /ops/raffle/raffle/', { body }, withKey(key)),
  save: (id: number, body: OpsRaffleInput) => call('PUT /ops/raffle/raffle/{id}/', { params: { id }, body }),
  process: (id: number, body: OpsRaffleStep, key: string) =>
    call('POST /ops/raffle/raffle/{id}/process/', { params: { id }, body }, withKey(key)),
  wins: (id: number, query: OpsRaffleWinsQuery, options?: Read) =>
    call('GET /ops/raffle/raffle/{id}/prize/', { params: { id }, query }, options),
  allWins: (query: OpsAllWinsQuery, options?: Read) => call('GET /ops/raffle/prize/', { query }, options),
  handOut: (id: number, body: OpsRaffleWinStep, key: string) =>
    call('POST /ops/raffle/prize/{id}/process/', { params: { id }, body }, withKey(key)),
  promoters: (query: RafflePromotersQuery, options?: Read) => call('GET /ops/raffle/promoter/', { query }, options),
  processPromoter: (id: number, body: RafflePromoterStep, key: string) =>
    call('POST /ops/raffle/promoter/{id}/process/', { params: { id }, body }, withKey(key)),
}

export type OpsPromotersQuery = NonNullable<InputOf<'GET /ops/distribution/promoter/'>['query']>
export type OpsPromoterStep = InputOf<'POST /ops/distribution/promoter/{id}/process/'>['body']
export type PromoterKindInput = InputOf<'POST /ops/distribution/promoter/{id}/kind/'>['body']
export type DistRateInput = InputOf<'PUT /ops/distribution/rate/'>['body']
export type DistSettingInput = InputOf<'PUT /ops/distribution/setting/'>['body']
export type OpsIncomeQuery = NonNullable<InputOf<'GET /ops/distribution/income/'>['query']>
export type FunnelQuery = InputOf<'GET /ops/analytics/funnel/'>['query']

/** Names of what is cached of the promoter programme; all lie below `opsPromoterKeys.all`. */
export const opsPromoterKeys = {
  all: () => ['ops', 'promoters'] as const,
  list: (query?: OpsPromotersQuery) => ['ops', 'promoters', 'list', ...(query ? [query] : [])] as const,
  rates: () => ['ops', 'promoters', 'rates'] as const,
  setting: () => ['ops', 'promoters', 'setting'] as const,
  income: (query?: OpsIncomeQuery) => ['ops', 'promoters', 'income', ...(query ? [query] : [])] as const,
  funnel: (query: FunnelQuery) => ['ops', 'funnel', query] as const,
}

/** Operators' calls about the promoter programme and what it brings. */
export const opsPromoterApi = {
  list: (query: OpsPromotersQuery, options?: Read) => call('GET /ops/distribution/promoter/', { query }, options),
  process: (id: number, body: OpsPromoterStep, key: string) =>
    call('POST /ops/distribution/promoter/{id}/process/', { params: { id }, body }, withKey(key)),
  changeKind: (id: number, body: PromoterKindInput, key: string) =>
    call('POST /ops/distribution/promoter/{id}/kind/', { params: { id }, body }, withKey(key)),
  rates: (page: PageQuery, options?: Read) => call('GET /ops/distribution/rate/', { query: page }, options),
  saveRate: (body: DistRateInput) => call('PUT /ops/distribution/rate/', { body }),
  deleteRate: (id: number) => call('DELETE /ops/distribution/rate/{id}/', { params: { id } }),
  setting: (options?: Read) => call('GET /ops/distribution/setting/', {}, options),
  saveSetting: (body: DistSettingInput) => call('PUT /ops/distribution/setting/', { body }),
  income: (query: OpsIncomeQuery, options?: Read) => call('GET /ops/distribution/income/', { query }, options),
  funnel: (query: FunnelQuery, options?: Read) => call('GET /ops/analytics/funnel/', { query }, options),
}
