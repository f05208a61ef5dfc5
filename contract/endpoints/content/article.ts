import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Page } from '../../entities/common'
import { ArticleBrief, ArticleDetail } from '../../entities/content/article'
import { endpoint } from '../define'

/** Articles. */
export const articleEndpoints = {
  articles: endpoint({
    method: 'GET',
    path: '/post/article/',
    summary: 'Articles by category or tag',
    query: Type.Composite([ListQuery, Type.Object({ category: Type.Optional(Id), tag: Type.Optional(Type.String({ maxLength: 60 })) })]),
    reply: Page(ArticleBrief),
    auth: 'any',
  }),
  article: endpoint({
    method: 'GET',
    path: '/post/article/{id}/',
    summary: 'One article',
    params: ById,
    reply: ArticleDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
}
