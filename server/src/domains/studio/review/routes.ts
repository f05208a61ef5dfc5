import type { studioReviewEndpoints } from '@storefront/contract/endpoints/studio/review'
import type { Routes } from '../../../http/call/handler'
import { answerQuestion, listQuestions } from './questions'
import { answerReview, listReviews } from './reviews'

/** Handlers of contract/endpoints/studio/review. */
export const studioReviewRoutes: Routes<typeof studioReviewEndpoints> = {
  studioReviews: (ctx, { query }) => listReviews(ctx, query),
  studioAnswerReview: (ctx, { params, body }) => answerReview(ctx, params.id, body.text),
  studioQuestions: (ctx, { query }) => listQuestions(ctx, query),
  studioAnswerQuestion: (ctx, { params, body }) => answerQuestion(ctx, params.id, body.text),
}
