import { call, type InputOf, type Read } from '../client'

export type ArticlesQuery = NonNullable<InputOf<'GET /post/article/'>['query']>

/**
 * Pages of modules and articles, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const contentApi = {
  /** By id or slug; `index` is the home page. */
  page: (key: string, query: InputOf<'GET /mpage/page/{key}/'>['query'], options?: Read) =>
    call('GET /mpage/page/{key}/', { params: { key }, query }, options),
  menu: (slug: string, options?: Read) => call('GET /mpage/menu/{slug}/', { params: { slug } }, options),
  /** Reads a module's items; if its list has groups, those of group `tab`. */
  moduleData: (id: number, query: NonNullable<InputOf<'GET /mpage/page/module/{id}/data/'>['query']>, options?: Read) =>
    call('GET /mpage/page/module/{id}/data/', { params: { id }, query }, options),
  /** The module as it would be with another config, sanitised; nothing is stored. For users who may change pages. */
  previewModule: (body: InputOf<'POST /mpage/page/module/preview/'>['body']) =>
    call('POST /mpage/page/module/preview/', { body }, { silent: true }),
  articles: (query: ArticlesQuery, options?: Read) => call('GET /post/article/', { query }, options),
  article: (id: number, options?: Read) => call('GET /post/article/{id}/', { params: { id } }, options),
}
