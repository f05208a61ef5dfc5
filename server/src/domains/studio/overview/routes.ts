import type { studioOverviewEndpoints } from '@storefront/contract/endpoints/studio/overview'
import type { Routes } from '../../../http/call/handler'
import { readNews, readOverview } from './overview'

/** Handlers of contract/endpoints/studio/overview. */
export const studioOverviewRoutes: Routes<typeof studioOverviewEndpoints> = {
  studioOverview: readOverview,
  studioNews: (ctx, { query }) => readNews(ctx, query.since),
}
