import type { opsFeedbackEndpoints } from '@storefront/contract/endpoints/ops/feedback'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/ops/feedback. */
export const opsFeedbackRoutes: Routes<typeof opsFeedbackEndpoints> = {
  opsFeedbacks: async () => fail('notFound'),
  opsFeedback: async () => fail('notFound'),
  opsReplyFeedback: async () => fail('notFound'),
}
