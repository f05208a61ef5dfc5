import type { opsFeedbackEndpoints } from '@storefront/contract/endpoints/ops/feedback'
import type { Routes } from '../../../http/call/handler'
import { listOpsFeedback, readOpsFeedback, replyOpsFeedback } from './service'

/** Handlers of contract/endpoints/ops/feedback. */
export const opsFeedbackRoutes: Routes<typeof opsFeedbackEndpoints> = {
  opsFeedbacks: (ctx, { query }) => listOpsFeedback(ctx, query),
  opsFeedback: (ctx, { params }) => readOpsFeedback(ctx, params.id),
  opsReplyFeedback: (ctx, { params, body }) => replyOpsFeedback(ctx, params.id, body),
}
