import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Page } from '../../entities/common'
import { OpsArticle, OpsArticleDetail } from '../../entities/content/ops-article'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeArticle

/** Articles, for operators. */
export const opsArticleEndpoints = {
  opsArticles: endpoint({
    method: 'GET',
    path: '/ops/post/article/',
    summary: 'All articles, published or not; the newest first',
    query: Type.Composite([ListQuery, Type.Object({ is_active: Type.Optional(Type.Boolean()) })]),
    reply: Page(OpsArticle),
    auth,
  }),
  opsArticle: endpoint({
    method: 'GET',
    path: '/ops/post/article/{id}/',
    summary: 'One article, published or not; reading it counts no hit',
    params: ById,
    reply: OpsArticleDetail,
    errors: ['notFound'],
    auth,
  }),
  opsActivateArticle: endpoint({
    method: 'POST',
    path: '/ops/post/article/{id}/active/',
    summary: 'Publishes an article, or takes it off',
    params: ById,
    body: Type.Object({ is_active: Type.Boolean() }),
    reply: OpsArticleDetail,
    errors: ['notFound'],
    auth,
  }),
}
