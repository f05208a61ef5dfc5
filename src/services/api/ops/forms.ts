import { call, type InputOf, type Read, withKey } from '../../client'

export type OpsFormsQuery = NonNullable<InputOf<'GET /ops/form/form/'>['query']>
export type SubmissionsQuery = NonNullable<InputOf<'GET /ops/form/submission/'>['query']>
export type ExportFilter = InputOf<'POST /ops/form/form/{id}/export/'>['body']
export type OpsVotesQuery = NonNullable<InputOf<'GET /ops/vote/vote/'>['query']>

/** Names of what is cached. */
export const opsFormKeys = {
  forms: (query?: OpsFormsQuery) => ['ops', 'form', 'list', ...(query ? [query] : [])] as const,
  submissions: (query?: SubmissionsQuery) => ['ops', 'form', 'submissions', ...(query ? [query] : [])] as const,
  submission: (id: number) => ['ops', 'form', 'submission', id] as const,
  exportTask: (id: number) => ['ops', 'form', 'export', id] as const,
  votes: (query?: OpsVotesQuery) => ['ops', 'vote', 'list', ...(query ? [query] : [])] as const,
  vote: (id: number) => ['ops', 'vote', id] as const,
}

/**
 * Operators' calls of forms and votes, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const opsFormsApi = {
  forms: (query: OpsFormsQuery, options?: Read) => call('GET /ops/form/form/', { query }, options),
  submissions: (query: SubmissionsQuery, options?: Read) => call('GET /ops/form/submission/', { query }, options),
  submission: (id: number, options?: Read) => call('GET /ops/form/submission/{id}/', { params: { id } }, options),
  noteSubmission: (id: number, note: string) =>
    call('POST /ops/form/submission/{id}/note/', { params: { id }, body: { note } }),
  exportSubmissions: (id: number, body: ExportFilter, key: string) =>
    call('POST /ops/form/form/{id}/export/', { params: { id }, body }, withKey(key)),
  exportTask: (id: number, options?: Read) => call('GET /ops/form/export/{id}/', { params: { id } }, options),
  votes: (query: OpsVotesQuery, options?: Read) => call('GET /ops/vote/vote/', { query }, options),
  vote: (id: number, options?: Read) => call('GET /ops/vote/vote/{id}/', { params: { id } }, options),
}
