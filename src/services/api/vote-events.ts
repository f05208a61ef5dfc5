import { call, type InputOf, type Read } from '../client'

export type VoteCandidatesQuery = NonNullable<InputOf<'GET /vote/voteevent/{id}/candidate/'>['query']> & {
  /** The event's id or slug. */
  readonly event: string
}

/** Vote events, one function a call. */
export const voteEventsApi = {
  event: (id: string, options?: Read) => call('GET /vote/voteevent/{id}/', { params: { id } }, options),
  candidates: ({ event, ...query }: VoteCandidatesQuery, options?: Read) =>
    call('GET /vote/voteevent/{id}/candidate/', { params: { id: event }, query }, options),
  result: (id: string, options?: Read) =>
    call('GET /vote/voteevent/{id}/result/', { params: { id } }, { ...options, silent: true }),
  submit: (id: string, candidates: number[], idempotencyKey: string) =>
    call('POST /vote/voteevent/{id}/submit/', { params: { id }, body: { candidates } }, { idempotencyKey }),
}
