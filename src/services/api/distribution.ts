import type { DistKind, IncomeState } from '@storefront/contract/domain/promotion/distribution'
import { call, type InputOf, type PageQuery, type Read, withKey } from '../client'

export type PromoterApplication = InputOf<'POST /distribution/promoter/'>['body']
export type LinkTarget = InputOf<'POST /distribution/link/'>['body']

/** Names of what is cached. */
export const distKeys = {
  account: () => ['distribution', 'account'] as const,
  goods: () => ['distribution', 'goods'] as const,
  income: (state: IncomeState | 'all') => ['distribution', 'income', state] as const,
  team: () => ['distribution', 'team'] as const,
  statements: () => ['distribution', 'statements'] as const,
  messages: () => ['distribution', 'messages'] as const,
  partner: (code: string, hasEvents: boolean) => ['distribution', 'partner', code, hasEvents] as const,
  intro: (type: 'product' | 'event', code: string) => ['distribution', 'intro', type, code] as const,
  withdrawal: (id: number) => ['distribution', 'withdrawal', id] as const,
}

/** Returns the kind of promoter that a segment of an address names (spec 2). */
export const kindOfPath = (path: string): DistKind => {
  if (path === 'superpromoter') return 'super_promoter'
  return path === 'agent' || path === 'partner' ? path : 'promoter'
}
export const pathOfKind = (kind: DistKind): string => kind.replace('_', '')

/** The promoter programme, one function a call; a call that creates something takes its idempotency key last. */
export const distributionApi = {
  account: (options?: Read) => call('GET /distribution/promoter/', {}, options),
  apply: (body: PromoterApplication, key: string) => call('POST /distribution/promoter/', { body }, withKey(key)),
  partner: (code: string, options?: Read) => call('GET /distribution/partner/{code}/', { params: { code } }, options),
  eventPartner: (code: string, options?: Read) =>
    call('GET /disteventreg/partner/{code}/', { params: { code } }, options),
  productIntro: (code: string, options?: Read) =>
    call('GET /distribution/distributionintro/product/{code}/', { params: { code } }, options),
  eventIntro: (code: string, options?: Read) =>
    call('GET /distribution/distributionintro/event/{code}/', { params: { code } }, options),
  messages: (query: PageQuery, options?: Read) => call('GET /distribution/message/', { query }, options),
  team: (query: PageQuery, options?: Read) => call('GET /distribution/team/', { query }, options),
  goods: (query: PageQuery, options?: Read) => call('GET /distribution/goods/', { query }, options),
  createLink: (body: LinkTarget, key: string) => call('POST /distribution/link/', { body }, withKey(key)),
  income: (query: PageQuery & { readonly state?: IncomeState }, options?: Read) =>
    call('GET /distribution/income/', { query }, options),
  statements: (query: PageQuery, options?: Read) => call('GET /distribution/statement/', { query }, options),
  withdrawalIncome: (id: number, query: PageQuery, options?: Read) =>
    call('GET /shop/withdrawal/{id}/income/', { params: { id }, query }, options),
}
