import { Type } from '@sinclair/typebox'
import { answerTabs } from '../../domain/orders/answer-tabs'
import { ById, Id, ListQuery, Page } from '../../entities/common'
import { AnswerInput, StudioQuestion, StudioReview } from '../../entities/studio/review'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

const auth = permissions.changeOrder

const ListOfProduct = Type.Composite([
  ListQuery,
  Type.Object({
    tab: Type.Optional(Type.Union(answerTabs.map((tab) => Type.Literal(tab)))),
    product: Type.Optional(Id),
  }),
])

/** Reviews and questions on products, which the shop answers. */
export const studioReviewEndpoints = {
  studioReviews: endpoint({
    method: 'GET',
    path: '/studio/review/',
    summary: 'Published reviews of all products by whether the shop has answered and by score; the newest first',
    query: Type.Composite([
      ListOfProduct,
      Type.Object({ score: Type.Optional(Type.Integer({ minimum: 1, maximum: 5 })) }),
    ]),
    reply: Page(StudioReview),
    auth,
  }),
  studioAnswerReview: endpoint({
    method: 'POST',
    path: '/studio/review/{id}/answer/',
    summary: 'Answers a review as the shop; the answer stands first below it, and the buyer is told',
    params: ById,
    body: AnswerInput,
    reply: StudioReview,
    errors: ['notFound', 'commentTargetGone', 'muted'],
    auth,
    idempotent: true,
  }),
  studioQuestions: endpoint({
    method: 'GET',
    path: '/studio/question/',
    summary: 'Published questions on all products by whether the shop has answered; the newest first',
    query: ListOfProduct,
    reply: Page(StudioQuestion),
    auth,
  }),
  studioAnswerQuestion: endpoint({
    method: 'POST',
    path: '/studio/question/{id}/answer/',
    summary: 'Answers a question as the shop',
    params: ById,
    body: AnswerInput,
    reply: StudioQuestion,
    errors: ['notFound', 'commentGone', 'commentTargetGone', 'muted'],
    auth,
    idempotent: true,
  }),
}
