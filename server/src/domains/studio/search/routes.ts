import type { studioSearchEndpoints } from '@storefront/contract/endpoints/studio/search'
import type { Routes } from '../../../http/call/handler'
import { searchStudio } from './search'

/** Handlers of contract/endpoints/studio/search. */
export const studioSearchRoutes: Routes<typeof studioSearchEndpoints> = {
  studioSearch: (ctx, { query }) => searchStudio(ctx, query.search),
}
