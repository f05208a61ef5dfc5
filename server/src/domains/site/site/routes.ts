import type { siteEndpoints } from '@storefront/contract/endpoints/site/site'
import type { Routes } from '../../../http/call/handler'
import { flashMessages } from './flash-messages'
import { districts, pageConfig } from './service'

/** Handlers of contract/endpoints/site/site. */
export const siteRoutes: Routes<typeof siteEndpoints> = {
  pageconfig: pageConfig,
  districts: (ctx, { params, query }) => districts(ctx, params.level, query),
  flashmessage: flashMessages,
}
