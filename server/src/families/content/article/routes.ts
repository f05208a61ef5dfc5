import type { articleEndpoints } from '@storefront/contract/endpoints/content/article'
import type { Routes } from '../../../kernel/handler'
import { listArticles, readArticle } from './service'

/** Handlers of contract/endpoints/content/article. */
export const articleRoutes: Routes<typeof articleEndpoints> = {
  articles: (ctx, { query }) => listArticles(ctx, query),
  article: (ctx, { params }) => readArticle(ctx, params.id),
}
