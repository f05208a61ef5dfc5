import type { feedbackEndpoints } from '@storefront/contract/endpoints/community/feedback'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/community/feedback. */
export const feedbackRoutes: Routes<typeof feedbackEndpoints> = {
  feedbacks: async () => fail('notFound'),
  feedback: async () => fail('notFound'),
  createFeedback: async () => fail('notFound'),
  replyFeedback: async () => fail('notFound'),
}
