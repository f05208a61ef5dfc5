import type { articleEndpoints } from '@storefront/contract/endpoints/content/article'
import type { Routes } from '../../../http/call/handler'
import { listRelatedArticles } from './related'
import { likeArticle, listArticleCategories, listArticles, readArticle } from './service'

/** Handlers of contract/endpoints/content/article. */
export const articleRoutes: Routes<typeof articleEndpoints> = {
  articleCategories: listArticleCategories,
  articles: (ctx, { query }) => listArticles(ctx, query),
  article: (ctx, { params }) => readArticle(ctx, params.id),
  relatedArticles: (ctx, { params }) => listRelatedArticles(ctx, params.id),
  likeArticle: (ctx, { params, body }) => likeArticle(ctx, params.id, body.is_liked),
}
