import { Type } from '@sinclair/typebox'
import { Id, ListQuery, Page } from '../entities/common'
import { ArticleBrief, ArticleDetail, EventBrief, EventDetail, MobilePage } from '../entities/content'
import { endpoint } from './define'

const ById = Type.Object({ id: Id })

export const content = {
  page: endpoint({
    method: 'GET',
    path: '/mpage/page/{key}/',
    summary: 'A page with its modules by id or slug; `index` is the home page. Modules of the first screen carry their data',
    params: Type.Object({ key: Type.String({ maxLength: 60 }) }),
    reply: MobilePage,
    errors: ['notFound'],
    auth: 'any',
  }),
  moduleData: endpoint({
    method: 'GET',
    path: '/mpage/page/module/{id}/data/',
    summary: "One page of a module's items",
    params: ById,
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(Type.Record(Type.String(), Type.Unknown())),
    errors: ['notFound', 'loginRequired'],
    auth: 'any',
  }),
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
  events: endpoint({
    method: 'GET',
    path: '/event/event/',
    summary: 'Events, the next ones first',
    query: ListQuery,
    reply: Page(EventBrief),
    auth: 'any',
  }),
  event: endpoint({
    method: 'GET',
    path: '/event/event/{id}/',
    summary: 'One event with its tickets',
    params: ById,
    reply: EventDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
}
