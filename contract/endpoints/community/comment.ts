import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Ok, Page } from '../../entities/common'
import { CommentInput, CommentThread, OwnComment, TargetKey, ThreadedComment } from '../../entities/community/comment'
import { ReportInput } from '../../entities/community/moderation'
import type { ErrorName } from '../../errors'
import { FlashMessages } from '../../entities/site/flash-message'
import { endpoint } from '../define'

const PageQuery = Type.Pick(ListQuery, ['limit', 'offset'])
/** A note or an article, by its id or slug. */
const ByKey = Type.Object({ id: Type.String({ minLength: 1, maxLength: 60 }) })
const WRITE_ERRORS = ['badRequest', 'commentTargetGone', 'muted'] as const satisfies readonly ErrorName[]

/** A comment as it was written, with what it earned. */
const Written = Type.Composite([ThreadedComment, FlashMessages])

/** Threaded comments (spec 7): of what they are about, and each by itself. */
export const threadedCommentEndpoints = {
  comments: endpoint({
    method: 'GET',
    path: '/comment/threadedcomment/',
    summary:
      'Comments on something, the newest first, with their first two answers; orderings -created, created, -like_count. Own ones that wait, too',
    query: Type.Composite([TargetKey, Type.Pick(ListQuery, ['limit', 'offset', 'ordering'])]),
    reply: Page(ThreadedComment),
    errors: ['commentTargetGone'],
    auth: 'any',
  }),
  createComment: endpoint({
    method: 'POST',
    path: '/comment/threadedcomment/',
    summary: 'Comments on something',
    body: Type.Composite([TargetKey, CommentInput]),
    reply: Written,
    errors: WRITE_ERRORS,
    auth: 'user',
    idempotent: true,
  }),
  myComments: endpoint({
    method: 'GET',
    path: '/comment/threadedcomment/mine/',
    summary: "The caller's own comments and answers, the newest first",
    query: PageQuery,
    reply: Page(OwnComment),
    auth: 'user',
  }),
  receivedComments: endpoint({
    method: 'GET',
    path: '/comment/threadedcomment/received/',
    summary:
      "Answers to the caller's comments, orders, parcels, reviews and notes, the newest first; what is read counts as new no longer",
    query: PageQuery,
    reply: Page(OwnComment),
    auth: 'user',
  }),
  comment: endpoint({
    method: 'GET',
    path: '/comment/threadedcomment/{id}/',
    summary: 'The thread of a comment: its root, and what it is about',
    params: ById,
    reply: CommentThread,
    errors: ['commentGone'],
    auth: 'any',
  }),
  commentReplies: endpoint({
    method: 'GET',
    path: '/comment/threadedcomment/{id}/reply/',
    summary: 'All answers of a thread, the oldest first',
    params: ById,
    query: PageQuery,
    reply: Page(ThreadedComment),
    errors: ['commentGone'],
    auth: 'any',
  }),
  replyComment: endpoint({
    method: 'POST',
    path: '/comment/threadedcomment/{id}/reply/',
    summary: 'Answers a comment, or an answer',
    params: ById,
    body: CommentInput,
    reply: Written,
    errors: [...WRITE_ERRORS, 'commentGone'],
    auth: 'user',
    idempotent: true,
  }),
  likeComment: endpoint({
    method: 'POST',
    path: '/comment/threadedcomment/{id}/like/',
    summary: 'Likes a comment, or takes the like back',
    params: ById,
    body: Type.Object({ is_liked: Type.Boolean() }),
    reply: Type.Object({ is_liked: Type.Boolean(), like_count: Type.Integer() }),
    errors: ['commentGone'],
    auth: 'user',
  }),
  reportComment: endpoint({
    method: 'POST',
    path: '/comment/threadedcomment/{id}/report/',
    summary: 'Reports a comment, once',
    params: ById,
    body: ReportInput,
    reply: Ok,
    errors: ['commentGone', 'reportDone', 'reportOwn'],
    auth: 'user',
    idempotent: true,
  }),
  removeComment: endpoint({
    method: 'DELETE',
    path: '/comment/threadedcomment/{id}/',
    summary: "Deletes one of the caller's comments; answers to it stay",
    params: ById,
    reply: Ok,
    errors: ['commentGone'],
    auth: 'user',
  }),
  commentNote: endpoint({
    method: 'POST',
    path: '/note/note/{id}/comment/',
    summary: 'Comments on a note',
    params: ByKey,
    body: CommentInput,
    reply: Written,
    errors: WRITE_ERRORS,
    auth: 'user',
    idempotent: true,
  }),
  myNoteComments: endpoint({
    method: 'GET',
    path: '/note/note/{id}/comment/mine/',
    summary: "The caller's own comments on a note, the newest first",
    params: ByKey,
    query: PageQuery,
    reply: Page(ThreadedComment),
    errors: ['commentTargetGone'],
    auth: 'user',
  }),
  commentArticle: endpoint({
    method: 'POST',
    path: '/post/article/{id}/comment/',
    summary: 'Comments on an article',
    params: ByKey,
    body: CommentInput,
    reply: Written,
    errors: WRITE_ERRORS,
    auth: 'user',
    idempotent: true,
  }),
  myArticleComments: endpoint({
    method: 'GET',
    path: '/post/article/comment/mine/',
    summary: "The caller's own comments on articles, the newest first, of one by `article`",
    query: Type.Composite([PageQuery, Type.Object({ article: Type.Optional(Id) })]),
    reply: Page(OwnComment),
    auth: 'user',
  }),
  reportReview: endpoint({
    method: 'POST',
    path: '/shop/productcomment/{id}/report/',
    summary: "Reports a buyer's comment on a product, once",
    params: ById,
    body: ReportInput,
    reply: Ok,
    errors: ['commentGone', 'reportDone', 'reportOwn'],
    auth: 'user',
    idempotent: true,
  }),
}
