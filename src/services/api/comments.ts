import type { CommentTarget } from '@storefront/contract/domain/community/comment'
import { call, type InputOf, type PageQuery, type Read, withKey } from '../client'

export type CommentsQuery = NonNullable<InputOf<'GET /comment/threadedcomment/'>['query']>
export type CommentBody = InputOf<'POST /comment/threadedcomment/{id}/reply/'>['body']
export type ReportBody = InputOf<'POST /comment/threadedcomment/{id}/report/'>['body']

/** The subject of a comment: its type, and its id, slug or number. */
export interface CommentSubjectKey {
  readonly target: CommentTarget
  readonly key: string
}

/** Names of what is cached; `all` names every comment wherever it stands. */
export const commentKeys = {
  all: () => ['threads'] as const,
  list: (query: CommentsQuery) => ['threads', 'of', query] as const,
  newest: ({ target, key }: CommentSubjectKey) => ['threads', 'newest', target, key] as const,
  thread: (id: number) => ['threads', 'one', id] as const,
  replies: (id: number) => ['threads', 'replies', id] as const,
  own: (side: 'mine' | 'received') => ['ownThreads', side] as const,
}

/**
 * Threaded comments, one function a call.
 * If a call creates something, its last argument is the idempotency key.
 */
export const commentsApi = {
  comments: (query: CommentsQuery, options?: Read) => call('GET /comment/threadedcomment/', { query }, options),
  thread: (id: number, options?: Read) => call('GET /comment/threadedcomment/{id}/', { params: { id } }, options),
  replies: (id: number, query: PageQuery, options?: Read) =>
    call('GET /comment/threadedcomment/{id}/reply/', { params: { id }, query }, options),
  create: (subject: CommentSubjectKey, body: CommentBody, key: string) =>
    call('POST /comment/threadedcomment/', { body: { ...subject, ...body } }, withKey(key)),
  reply: (id: number, body: CommentBody, key: string) =>
    call('POST /comment/threadedcomment/{id}/reply/', { params: { id }, body }, withKey(key)),
  like: (id: number, is_liked: boolean) =>
    call('POST /comment/threadedcomment/{id}/like/', { params: { id }, body: { is_liked } }),
  remove: (id: number) => call('DELETE /comment/threadedcomment/{id}/', { params: { id } }),
  report: (id: number, body: ReportBody, key: string) =>
    call('POST /comment/threadedcomment/{id}/report/', { params: { id }, body }, withKey(key)),
  reportNote: (id: number, body: ReportBody, key: string) =>
    call('POST /note/note/{id}/report/', { params: { id }, body }, withKey(key)),
  reportReview: (id: number, body: ReportBody, key: string) =>
    call('POST /shop/productcomment/{id}/report/', { params: { id }, body }, withKey(key)),
  mine: (query: PageQuery, options?: Read) => call('GET /comment/threadedcomment/mine/', { query }, options),
  received: (query: PageQuery, options?: Read) => call('GET /comment/threadedcomment/received/', { query }, options),
}
