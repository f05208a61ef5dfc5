import type { opsAnalyticsEndpoints } from '@storefront/contract/endpoints/ops/analytics'
import type { Routes } from '../../../http/call/handler'
import { readAnalytics } from './service'

/** Handlers of contract/endpoints/ops/analytics. */
export const opsAnalyticsRoutes: Routes<typeof opsAnalyticsEndpoints> = {
  opsAnalytics: (ctx, { query }) => readAnalytics(ctx, query),
}
