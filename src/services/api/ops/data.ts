import { call, type InputOf, type Read, type Reply } from '../../client'

export type DashboardQuery = InputOf<'GET /ops/base/dashboard/'>['query']
export type AnalyticsQuery = InputOf<'GET /ops/base/analytics/'>['query']
export type ShortLinksQuery = NonNullable<InputOf<'GET /ops/base/shortlink/'>['query']>
export type OpsNodes = Reply<'GET /ops/base/node/'>

/** Names of what is cached. */
export const opsDataKeys = {
  home: () => ['ops', 'home'] as const,
  dashboard: (query: DashboardQuery) => ['ops', 'dashboard', query] as const,
  analytics: (query: AnalyticsQuery) => ['ops', 'analytics', query] as const,
  shortLinks: (query?: ShortLinksQuery) => ['ops', 'shortLinks', ...(query ? [query] : [])] as const,
  nodes: (parent: number) => ['ops', 'nodes', parent] as const,
}

/** Operators' calls of the home, figures, short links and nodes, one function a call. */
export const opsDataApi = {
  home: (options?: Read) => call('GET /ops/base/home/', {}, { ...options, silent: true }),
  dashboard: (query: DashboardQuery, options?: Read) => call('GET /ops/base/dashboard/', { query }, options),
  analytics: (query: AnalyticsQuery, options?: Read) => call('GET /ops/base/analytics/', { query }, options),
  shortLinks: (query: ShortLinksQuery, options?: Read) => call('GET /ops/base/shortlink/', { query }, options),
  /** The first level for 0. */
  nodes: (parent: number, options?: Read) =>
    call('GET /ops/base/node/', { query: parent > 0 ? { parent } : {} }, options),
}
