import type { threadedCommentEndpoints } from '@storefront/contract/endpoints/community/comment'
import type { Routes } from '../../../http/call/handler'
import { withFlashMessages } from '../../site/site/flash-messages'
import { listComments, listMyComments, listOwnOn, listReceived, listReplies, readThread } from './list'
import { likeComment, reportComment, reportReview } from './react'
import { createComment, removeComment, replyComment } from './write'

/** Handlers of contract/endpoints/community/comment. */
export const threadedCommentRoutes: Routes<typeof threadedCommentEndpoints> = {
  comments: (ctx, { query }) => listComments(ctx, query),
  createComment: async (ctx, { body }) => withFlashMessages(ctx, await createComment(ctx, body, body)),
  myComments: (ctx, { query }) => listMyComments(ctx, query),
  receivedComments: (ctx, { query }) => listReceived(ctx, query),
  comment: (ctx, { params }) => readThread(ctx, params.id),
  commentReplies: (ctx, { params, query }) => listReplies(ctx, params.id, query),
  replyComment: async (ctx, { params, body }) => withFlashMessages(ctx, await replyComment(ctx, params.id, body)),
  likeComment: (ctx, { params, body }) => likeComment(ctx, params.id, body.is_liked),
  reportComment: (ctx, { params, body }) => reportComment(ctx, params.id, body),
  removeComment: (ctx, { params }) => removeComment(ctx, params.id),
  commentNote: async (ctx, { params, body }) =>
    withFlashMessages(ctx, await createComment(ctx, { target: 'note', key: params.id }, body)),
  myNoteComments: (ctx, { params, query }) => listOwnOn(ctx, { target: 'note', key: params.id }, query),
  commentArticle: async (ctx, { params, body }) =>
    withFlashMessages(ctx, await createComment(ctx, { target: 'article', key: params.id }, body)),
  myArticleComments: (ctx, { query }) => listMyComments(ctx, query, { target: 'article', id: query.article }),
  reportReview: (ctx, { params, body }) => reportReview(ctx, params.id, body),
}
