import { call, type InputOf, type PageQuery, type Read, withKey } from '../client'

type PersonReport = InputOf<'POST /base/user/{uuid}/report/'>['body']
/** The side of a follow that a list shows. */
export type FollowSide = 'followers' | 'following'

/** Names of what is cached; `people` names every list of people. */
export const peopleKeys = {
  person: (uuid: string) => ['person', uuid] as const,
  people: (uuid?: string, side?: FollowSide) =>
    uuid === undefined ? (['people'] as const) : (['people', uuid, side] as const),
  summary: () => ['communitySummary'] as const,
  feed: () => ['notes', 'followed'] as const,
}

/**
 * People and who follows whom, one function a call.
 * If a call creates something, its last argument is the idempotency key.
 */
export const peopleApi = {
  person: (uuid: string, options?: Read) => call('GET /base/user/{uuid}/', { params: { uuid } }, options),
  follow: (uuid: string, is_followed: boolean) =>
    call('POST /base/user/{uuid}/follow/', { params: { uuid }, body: { is_followed } }),
  followers: (uuid: string, query: PageQuery, options?: Read) =>
    call('GET /base/user/{uuid}/follower/', { params: { uuid }, query }, options),
  following: (uuid: string, query: PageQuery, options?: Read) =>
    call('GET /base/user/{uuid}/following/', { params: { uuid }, query }, options),
  report: (uuid: string, body: PersonReport, key: string) =>
    call('POST /base/user/{uuid}/report/', { params: { uuid }, body }, withKey(key)),
  summary: (options?: Read) => call('GET /base/user/me/summary/', {}, { ...options, silent: true }),
  feed: (query: PageQuery, options?: Read) => call('GET /note/note/followed/', { query }, options),
}
