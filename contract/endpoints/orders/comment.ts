import { Type } from '@sinclair/typebox'
import { COMMENT_LIMITS } from '../../constants'
import { reviewKinds } from '../../domain/orders/review'
import { ById, ByNumber, Id, ListQuery, Page } from '../../entities/common'
import { ProductComment, ReviewSummary } from '../../entities/orders/comment'
import { endpoint } from '../define'

/** Comments on ordered products. */
export const commentEndpoints = {
  orderComments: endpoint({
    method: 'GET',
    path: '/shop/order/{number}/comment/',
    summary: 'What the user said of the lines of an order',
    params: ByNumber,
    reply: Page(ProductComment),
    errors: ['orderNotFound'],
    auth: 'user',
  }),
  commentOrder: endpoint({
    method: 'POST',
    path: '/shop/order/{number}/comment/',
    summary: 'Says something of lines that have come, of each once',
    params: ByNumber,
    body: Type.Object({
      comments: Type.Array(
        Type.Object({
          line_id: Id,
          score: Type.Integer({ minimum: 1, maximum: 5 }),
          text: Type.String({ minLength: 1, maxLength: COMMENT_LIMITS.text }),
          /** The user's own uploads. */
          images: Type.Array(Id, { maxItems: COMMENT_LIMITS.images }),
        }),
        { minItems: 1, maxItems: 100 },
      ),
    }),
    reply: Page(ProductComment),
    errors: ['orderNotFound', 'commentUnavailable', 'commentDone', 'muted'],
    auth: 'user',
    idempotent: true,
  }),
  productComments: endpoint({
    method: 'GET',
    path: '/shop/product/{id}/comment/',
    summary: 'What buyers say of a product, the newest first; by `kind` those with pictures, or by score',
    params: ById,
    query: Type.Composite([
      Type.Pick(ListQuery, ['limit', 'offset']),
      Type.Object({ kind: Type.Optional(Type.Union(reviewKinds.map((kind) => Type.Literal(kind)))) }),
    ]),
    reply: Page(ProductComment),
    errors: ['notFound'],
    auth: 'any',
  }),
  productReviewSummary: endpoint({
    method: 'GET',
    path: '/shop/product/{id}/comment/summary/',
    summary:
      'How many reviews a product has, their mean score, how many are good or have pictures, and the two newest, those with pictures first; published ones alone',
    params: ById,
    reply: ReviewSummary,
    errors: ['notFound'],
    auth: 'any',
  }),
}
