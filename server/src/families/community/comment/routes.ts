import type { threadedCommentEndpoints } from '@storefront/contract/endpoints/community/comment'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/community/comment. */
export const threadedCommentRoutes: Routes<typeof threadedCommentEndpoints> = {
  comments: async () => fail('notFound'),
  createComment: async () => fail('notFound'),
  myComments: async () => fail('notFound'),
  receivedComments: async () => fail('notFound'),
  comment: async () => fail('notFound'),
  commentReplies: async () => fail('notFound'),
  replyComment: async () => fail('notFound'),
  likeComment: async () => fail('notFound'),
  reportComment: async () => fail('notFound'),
  removeComment: async () => fail('notFound'),
  commentNote: async () => fail('notFound'),
  myNoteComments: async () => fail('notFound'),
  commentArticle: async () => fail('notFound'),
  myArticleComments: async () => fail('notFound'),
  reportReview: async () => fail('notFound'),
}
