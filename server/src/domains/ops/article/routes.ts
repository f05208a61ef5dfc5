import type { opsArticleEndpoints } from '@storefront/contract/endpoints/ops/article'
import type { Routes } from '../../../http/call/handler'
import { activateOpsArticle, listOpsArticles, readOpsArticle } from './service'

/** Handlers of contract/endpoints/ops/article. */
export const opsArticleRoutes: Routes<typeof opsArticleEndpoints> = {
  opsArticles: (ctx, { query }) => listOpsArticles(ctx, query),
  opsArticle: (ctx, { params }) => readOpsArticle(ctx, params.id),
  opsActivateArticle: (ctx, { params, body }) => activateOpsArticle(ctx, params.id, body.is_active),
}
