import type { languageEndpoints } from '@storefront/contract/endpoints/site/language'
import type { Routes } from '../../../http/call/handler'
import { catalogueOf, languageOptions, switchLanguage } from './service'

/** Handlers of contract/endpoints/site/language. */
export const languageRoutes: Routes<typeof languageEndpoints> = {
  languages: languageOptions,
  switchLanguage: (ctx, { body }) => switchLanguage(ctx, body.language),
  catalogue: (_, { params, query }) => catalogueOf(params.language, query.version),
}
