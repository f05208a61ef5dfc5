import type { Handlers } from '../../kernel/handler'
import { opsCouponHandlers } from './coupon'
import { listVerifications, readCard, useCard } from './eticket/service'
import { opsListOrders, opsOrderComments, opsProcessOrder, opsReadOrder } from './order/service'
import { opsChangeProduct, opsListProducts, opsReadProduct } from './product/service'
import { opsProcessRefund } from './refund/service'
import { opsListReturns } from './return/service'
import { makeShortLink } from './short-link/service'
import { opsListWithdrawals, opsProcessWithdrawal } from './withdrawal/service'

/** One handler for each call of contract/endpoints/ops. */
export const opsHandlers: Handlers<'ops'> = {
  ...opsCouponHandlers,
  opsOrders: (ctx, { query }) => opsListOrders(ctx, query),
  opsOrder: (ctx, { params }) => opsReadOrder(ctx, params.id),
  opsProcessOrder: (ctx, { params, body }) => opsProcessOrder(ctx, params.id, body),
  opsOrderComments: (ctx, { params }) => opsOrderComments(ctx, params.id),
  opsReturns: (ctx, { query }) => opsListReturns(ctx, query),
  opsProcessRefund: (ctx, { params, body }) => opsProcessRefund(ctx, params.id, body),
  opsWithdrawals: (ctx, { query }) => opsListWithdrawals(ctx, query),
  opsProcessWithdrawal: (ctx, { params, body }) => opsProcessWithdrawal(ctx, params.id, body),
  opsProducts: (ctx, { query }) => opsListProducts(ctx, query),
  opsProduct: (ctx, { params }) => opsReadProduct(ctx, params.id),
  opsChangeProduct: (ctx, { params, body }) => opsChangeProduct(ctx, params.id, body),
  eticket: (ctx, { params }) => readCard(ctx, params),
  verifyEticket: (ctx, { params }) => useCard(ctx, params),
  eticketByNum: (ctx, { query }) => readCard(ctx, query),
  verifyByNum: (ctx, { body }) => useCard(ctx, body),
  virtualCard: (ctx, { params }) => readCard(ctx, params),
  verifications: (ctx, { query }) => listVerifications(ctx, query, false),
  myVerifications: (ctx, { query }) => listVerifications(ctx, query, true),
  shortLink: (ctx, { query }) => makeShortLink(ctx, query.url),
}
