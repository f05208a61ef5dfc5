import type { commentEndpoints } from '@storefront/contract/endpoints/orders/comment'
import type { Routes } from '../../../http/call/handler'
import { commentOrder, listOrderComments, listProductComments, summarizeReviews } from './service'

/** Handlers of contract/endpoints/orders/comment. */
export const commentRoutes: Routes<typeof commentEndpoints> = {
  orderComments: (ctx, { params }) => listOrderComments(ctx, params.number),
  commentOrder: (ctx, { params, body }) => commentOrder(ctx, params.number, body.comments),
  productReviewSummary: (ctx, { params }) => summarizeReviews(ctx, params.id),
  productComments: (ctx, { params, query }) => listProductComments(ctx, params.id, query),
}
