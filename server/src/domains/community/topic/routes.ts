import type { topicEndpoints } from '@storefront/contract/endpoints/community/topic'
import type { Routes } from '../../../http/call/handler'
import { likeTopic, listTopics, readTopic } from './service'

/** Handlers of contract/endpoints/community/topic. */
export const topicRoutes: Routes<typeof topicEndpoints> = {
  topics: (ctx, { query }) => listTopics(ctx, query),
  topic: (ctx, { params }) => readTopic(ctx, params.id),
  likeTopic: (ctx, { params, body }) => likeTopic(ctx, params.id, body.is_liked),
}
