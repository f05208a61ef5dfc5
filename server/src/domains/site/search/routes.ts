import type { searchEndpoints } from '@storefront/contract/endpoints/site/search'
import type { Routes } from '../../../http/call/handler'
import { suggest } from './suggest'
import { countSearch, frequentWords } from './words'

/** Handlers of contract/endpoints/site/search. */
export const searchRoutes: Routes<typeof searchEndpoints> = {
  suggestions: (ctx, { query }) => suggest(ctx, query.search),
  searchWords: (ctx) => frequentWords(ctx),
  countSearch: (ctx, { body }) => countSearch(ctx, body.search),
}
