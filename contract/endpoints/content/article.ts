import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Page, SearchPage } from '../../entities/common'
import { ArticleBrief, ArticleCategory, ArticleDetail } from '../../entities/content/article'
import { endpoint } from '../define'

/** Articles. */
export const articleEndpoints = {
  articleCategories: endpoint({
    method: 'GET',
    path: '/post/category/',
    summary: 'Categories that have articles',
    reply: Page(ArticleCategory),
    auth: 'any',
    silent: true,
  }),
  articles: endpoint({
    method: 'GET',
    path: '/post/article/',
    summary: 'Articles by category or tag, liked by one person, or with a product in their text',
    query: Type.Composite([
      ListQuery,
      Type.Object({
        category: Type.Optional(Id),
        tag: Type.Optional(Type.String({ maxLength: 60 })),
        liked_by: Type.Optional(Type.String({ maxLength: 60 })),
        product: Type.Optional(Id),
      }),
    ]),
    reply: SearchPage(ArticleBrief),
    auth: 'any',
  }),
  article: endpoint({
    method: 'GET',
    path: '/post/article/{id}/',
    summary: 'One article; reading it counts a hit',
    params: ById,
    reply: ArticleDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
  relatedArticles: endpoint({
    method: 'GET',
    path: '/post/article/{id}/related/',
    summary: 'At most six other articles that share its products, tags or category, the nearest first',
    params: ById,
    reply: Page(ArticleBrief),
    errors: ['notFound'],
    auth: 'any',
    silent: true,
  }),
  likeArticle: endpoint({
    method: 'POST',
    path: '/post/article/{id}/like/',
    summary: 'Likes an article, or takes the like back',
    params: ById,
    body: Type.Object({ is_liked: Type.Boolean() }),
    reply: Type.Object({ is_liked: Type.Boolean(), like_count: Type.Integer() }),
    errors: ['notFound'],
    auth: 'user',
  }),
}
