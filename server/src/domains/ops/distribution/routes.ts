import type { opsDistributionEndpoints } from '@storefront/contract/endpoints/ops/distribution'
import type { Routes } from '../../../http/call/handler'
import { readFunnel } from './funnel'
import { listOpsIncome } from './income'
import { changeKind, listPromoters, processPromoter } from './promoters'
import { deleteRate, listRates, readSetting, saveRate, saveSetting } from './rates'

/** Handlers of contract/endpoints/ops/distribution. */
export const opsDistributionRoutes: Routes<typeof opsDistributionEndpoints> = {
  opsPromoters: (ctx, { query }) => listPromoters(ctx, query),
  opsProcessPromoter: (ctx, { params, body }) => processPromoter(ctx, params.id, body),
  opsChangePromoterKind: (ctx, { params, body }) => changeKind(ctx, params.id, body.dist_kind),
  opsDistRates: (ctx, { query }) => listRates(ctx, query),
  opsSaveDistRate: (ctx, { body }) => saveRate(ctx, body),
  opsDeleteDistRate: (ctx, { params }) => deleteRate(ctx, params.id),
  opsDistSetting: readSetting,
  opsSaveDistSetting: (ctx, { body }) => saveSetting(ctx, body),
  opsDistIncome: (ctx, { query }) => listOpsIncome(ctx, query),
  opsFunnel: (ctx, { query }) => readFunnel(ctx, query),
}
