import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Page } from '../../entities/common'
import { FeedbackReplyInput, OpsFeedback } from '../../entities/community/feedback'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Feedback of users to the site, for operators. */
export const opsFeedbackEndpoints = {
  opsFeedbacks: endpoint({
    method: 'GET',
    path: '/ops/feedback/feedback/',
    summary: "Everybody's feedback of a tab (open, answered, closed, all), by words; what is held, too",
    query: Type.Composite([ListQuery, Type.Object({ tab: Type.Optional(Type.String({ maxLength: 20 })) })]),
    reply: Page(OpsFeedback),
    auth: permissions.changeFeedback,
    secondFactor: true,
  }),
  opsFeedback: endpoint({
    method: 'GET',
    path: '/ops/feedback/feedback/{id}/',
    summary: 'One with its answers',
    params: ById,
    reply: OpsFeedback,
    errors: ['notFound'],
    auth: permissions.changeFeedback,
    secondFactor: true,
  }),
  opsReplyFeedback: endpoint({
    method: 'POST',
    path: '/ops/feedback/feedback/{id}/reply/',
    summary: 'Answers it; `close` ends it',
    params: ById,
    body: Type.Composite([FeedbackReplyInput, Type.Object({ close: Type.Optional(Type.Boolean()) })]),
    reply: OpsFeedback,
    errors: ['badRequest', 'notFound', 'feedbackClosed'],
    auth: permissions.changeFeedback,
    secondFactor: true,
    idempotent: true,
  }),
}
