import type { feedbackEndpoints } from '@storefront/contract/endpoints/community/feedback'
import type { Routes } from '../../../http/call/handler'
import { createFeedback, listFeedback, readFeedback, replyFeedback } from './service'

/** Handlers of contract/endpoints/community/feedback. */
export const feedbackRoutes: Routes<typeof feedbackEndpoints> = {
  feedbacks: (ctx, { query }) => listFeedback(ctx, query),
  feedback: (ctx, { params }) => readFeedback(ctx, params.id),
  createFeedback: (ctx, { body }) => createFeedback(ctx, body),
  replyFeedback: (ctx, { params, body }) => replyFeedback(ctx, params.id, body),
}
