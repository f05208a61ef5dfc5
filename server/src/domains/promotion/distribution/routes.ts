import type { distributionEndpoints } from '@storefront/contract/endpoints/promotion/distribution'
import type { Routes } from '../../../http/call/handler'
import { applyPromoter, readPromoterAccount } from './apply'
import { recordVisit } from './attribution'
import { createLink, listGoods, listTeam, readEventPartner, readIntro, readPartner } from './goods'
import { listIncome, listStatements, listWithdrawalIncome } from './income'
import { listMessages } from './message'

/** Handlers of contract/endpoints/promotion/distribution. */
export const distributionRoutes: Routes<typeof distributionEndpoints> = {
  promoterAccount: readPromoterAccount,
  applyPromoter: (ctx, { body }) => applyPromoter(ctx, body),
  distPartner: (ctx, { params }) => readPartner(ctx, params.code),
  eventPartner: (ctx, { params }) => readEventPartner(ctx, params.code),
  eventIntro: (ctx, { params }) => readIntro(ctx, 'event', params.code),
  productIntro: (ctx, { params }) => readIntro(ctx, 'product', params.code),
  distMessages: (ctx, { query }) => listMessages(ctx, query),
  distTeam: (ctx, { query }) => listTeam(ctx, query),
  distGoods: (ctx, { query }) => listGoods(ctx, query),
  createDistLink: (ctx, { body }) => createLink(ctx, body),
  recordDistVisit: (ctx, { body }) => recordVisit(ctx, body),
  distIncome: (ctx, { query }) => listIncome(ctx, query),
  distStatements: (ctx, { query }) => listStatements(ctx, query),
  withdrawalIncome: (ctx, { params, query }) => listWithdrawalIncome(ctx, params.id, query),
}
