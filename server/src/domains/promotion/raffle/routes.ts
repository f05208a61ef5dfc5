import type { raffleEndpoints } from '@storefront/contract/endpoints/promotion/raffle'
import type { Routes } from '../../../http/call/handler'
import { claimWin, openBox, readBox, seeSpin } from './claim'
import { listRaffles, listWinners, listWins, readDraw, readRaffle } from './detail'
import { applyRafflePromoter, readApplication } from './exclusion'
import { joinRaffle, spinRaffle } from './take-part'

/** Handlers of contract/endpoints/promotion/raffle. */
export const raffleRoutes: Routes<typeof raffleEndpoints> = {
  raffles: (ctx, { query }) => listRaffles(ctx, query),
  raffle: (ctx, { params }) => readRaffle(ctx, params.id),
  joinRaffle: (ctx, { params, body }) => joinRaffle(ctx, params.id, body.tickets),
  spinRaffle: (ctx, { params }) => spinRaffle(ctx, params.id),
  seeRaffleSpin: (ctx, { params }) => seeSpin(ctx, params.id),
  bonusBox: readBox,
  openBonusBox: openBox,
  raffleDraw: (ctx, { params }) => readDraw(ctx, params.id),
  raffleWinners: (ctx, { query }) => listWinners(ctx, query),
  raffleWins: (ctx, { query }) => listWins(ctx, query),
  claimRaffleWin: (ctx, { params, body }) => claimWin(ctx, params.id, body.address),
  rafflePromoter: readApplication,
  applyRafflePromoter: (ctx, { body }) => applyRafflePromoter(ctx, body),
}
