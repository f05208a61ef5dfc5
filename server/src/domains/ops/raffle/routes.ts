import type { opsRaffleEndpoints } from '@storefront/contract/endpoints/ops/raffle'
import type { Routes } from '../../../http/call/handler'
import { listAllOpsWins, listOpsRaffles, listOpsWins, listRafflePromoters, readOpsRaffle } from './lists'
import { processRaffle, processRafflePromoter, processWin } from './process'
import { createRaffle, saveRaffle } from './write'

/** Handlers of contract/endpoints/ops/raffle. */
export const opsRaffleRoutes: Routes<typeof opsRaffleEndpoints> = {
  opsRaffles: (ctx, { query }) => listOpsRaffles(ctx, query),
  opsRaffle: (ctx, { params }) => readOpsRaffle(ctx, params.id),
  opsCreateRaffle: (ctx, { body }) => createRaffle(ctx, body),
  opsSaveRaffle: (ctx, { params, body }) => saveRaffle(ctx, params.id, body),
  opsProcessRaffle: (ctx, { params, body }) => processRaffle(ctx, params.id, body.action),
  opsRaffleWins: (ctx, { params, query }) => listOpsWins(ctx, params.id, query),
  opsAllRaffleWins: (ctx, { query }) => listAllOpsWins(ctx, query),
  opsProcessRaffleWin: (ctx, { params, body }) => processWin(ctx, params.id, body.note),
  opsRafflePromoters: (ctx, { query }) => listRafflePromoters(ctx, query),
  opsProcessRafflePromoter: (ctx, { params, body }) => processRafflePromoter(ctx, params.id, body),
}
