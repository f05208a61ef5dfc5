import { call, type InputOf, type Read, withKey } from '../client'

export type FeedbackBody = InputOf<'POST /feedback/feedback/'>['body']
export type FeedbackReplyBody = InputOf<'POST /feedback/feedback/{id}/reply/'>['body']

/** Names of what is cached. */
export const feedbackKeys = {
  list: () => ['feedbacks'] as const,
  one: (id: number) => ['feedback', id] as const,
}

/** Calls about what the user writes to the site, one function a call. */
export const feedbackApi = {
  list: (query: { readonly limit: number; readonly offset: number }, options?: Read) =>
    call('GET /feedback/feedback/', { query }, options),
  one: (id: number, options?: Read) => call('GET /feedback/feedback/{id}/', { params: { id } }, options),
  create: (body: FeedbackBody, key: string) => call('POST /feedback/feedback/', { body }, withKey(key)),
  reply: (id: number, body: FeedbackReplyBody, key: string) =>
    call('POST /feedback/feedback/{id}/reply/', { params: { id }, body }, withKey(key)),
}
