import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Page } from '../../entities/common'
import { Feedback, FeedbackInput, FeedbackReplyInput } from '../../entities/community/feedback'
import { endpoint } from '../define'

/** Feedback of users to the site. */
export const feedbackEndpoints = {
  feedbacks: endpoint({
    method: 'GET',
    path: '/feedback/feedback/',
    summary: "The caller's own feedback with its answers, the newest first",
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(Feedback),
    auth: 'user',
  }),
  feedback: endpoint({
    method: 'GET',
    path: '/feedback/feedback/{id}/',
    summary: "One of the caller's feedback",
    params: ById,
    reply: Feedback,
    errors: ['notFound'],
    auth: 'user',
  }),
  createFeedback: endpoint({
    method: 'POST',
    path: '/feedback/feedback/',
    summary: 'Writes to the site',
    body: FeedbackInput,
    reply: Feedback,
    errors: ['badRequest', 'muted'],
    auth: 'user',
    idempotent: true,
  }),
  replyFeedback: endpoint({
    method: 'POST',
    path: '/feedback/feedback/{id}/reply/',
    summary: "Adds to one of the caller's feedback; opens it again",
    params: ById,
    body: FeedbackReplyInput,
    reply: Feedback,
    errors: ['badRequest', 'notFound', 'feedbackClosed', 'muted'],
    auth: 'user',
    idempotent: true,
  }),
}
