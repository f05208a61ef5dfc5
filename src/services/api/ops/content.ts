import { call, type InputOf, type Read, withKey } from '../../client'

export type OpsEventsQuery = NonNullable<InputOf<'GET /ops/event/event/'>['query']>
export type OpsArticlesQuery = NonNullable<InputOf<'GET /ops/post/article/'>['query']>
export type OpsNotesQuery = NonNullable<InputOf<'GET /ops/note/note/'>['query']>
export type RegistrationExportFilter = InputOf<'POST /ops/event/event/{id}/registration/export/'>['body']

/** Names of what is cached. */
export const opsContentKeys = {
  events: (query?: OpsEventsQuery) => ['ops', 'events', ...(query ? [query] : [])] as const,
  event: (id: number) => ['ops', 'event', id] as const,
  registrationExport: (id: number) => ['ops', 'event', 'export', id] as const,
  articles: (query?: OpsArticlesQuery) => ['ops', 'articles', ...(query ? [query] : [])] as const,
  article: (id: number) => ['ops', 'article', id] as const,
  notes: (query?: OpsNotesQuery) => ['ops', 'notes', ...(query ? [query] : [])] as const,
  note: (id: number) => ['ops', 'note', id] as const,
}

/** Operators' calls of events, articles and notes, one function a call. */
export const opsContentApi = {
  events: (query: OpsEventsQuery, options?: Read) => call('GET /ops/event/event/', { query }, options),
  event: (id: number, options?: Read) => call('GET /ops/event/event/{id}/', { params: { id } }, options),
  activateEvent: (id: number, is_active: boolean) =>
    call('POST /ops/event/event/{id}/active/', { params: { id }, body: { is_active } }),
  exportRegistrations: (id: number, body: RegistrationExportFilter, key: string) =>
    call('POST /ops/event/event/{id}/registration/export/', { params: { id }, body }, withKey(key)),
  registrationExport: (id: number, options?: Read) => call('GET /ops/event/export/{id}/', { params: { id } }, options),
  articles: (query: OpsArticlesQuery, options?: Read) => call('GET /ops/post/article/', { query }, options),
  article: (id: number, options?: Read) => call('GET /ops/post/article/{id}/', { params: { id } }, options),
  activateArticle: (id: number, is_active: boolean) =>
    call('POST /ops/post/article/{id}/active/', { params: { id }, body: { is_active } }),
  notes: (query: OpsNotesQuery, options?: Read) => call('GET /ops/note/note/', { query }, options),
  note: (id: number, options?: Read) => call('GET /ops/note/note/{id}/', { params: { id } }, options),
  activateNote: (id: number, is_active: boolean) =>
    call('POST /ops/note/note/{id}/active/', { params: { id }, body: { is_active } }),
}
