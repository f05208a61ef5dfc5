import { type InputOf, call } from './client'

type Read = { readonly signal?: AbortSignal }
export type ArticlesQuery = NonNullable<InputOf<'GET /post/article/'>['query']>
export type EventsQuery = NonNullable<InputOf<'GET /event/event/'>['query']>

/** Pages made of modules, articles and events. */
export const content = {
  /** By id or slug; `index` is the home page. */
  page: (key: string, options?: Read) => call('GET /mpage/page/{key}/', { params: { key } }, options),
  moduleData: (id: number, query: { limit?: number; offset?: number }, options?: Read) =>
    call('GET /mpage/page/module/{id}/data/', { params: { id }, query }, options),
  articles: (query: ArticlesQuery, options?: Read) => call('GET /post/article/', { query }, options),
  article: (id: number, options?: Read) => call('GET /post/article/{id}/', { params: { id } }, options),
  events: (query: EventsQuery, options?: Read) => call('GET /event/event/', { query }, options),
  event: (id: number, options?: Read) => call('GET /event/event/{id}/', { params: { id } }, options),
}
