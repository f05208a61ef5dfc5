import { Type } from '@sinclair/typebox'
import { raffleActionNames, raffleStatuses, raffleWinStatuses } from '../../domain/promotion/raffle'
import { ById, ListQuery, Page } from '../../entities/common'
import { OpsRaffle, OpsRaffleWin, RaffleInput, RafflePromoter } from '../../entities/promotion/raffle'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Raffles, for operators. Nobody reads a seed before its draw. */
export const opsRaffleEndpoints = {
  opsRaffles: endpoint({
    method: 'GET',
    path: '/ops/raffle/raffle/',
    summary: 'Raffles of a status or all, the newest first',
    query: Type.Composite([
      ListQuery,
      Type.Object({ status: Type.Optional(Type.Union(raffleStatuses.map((status) => Type.Literal(status)))) }),
    ]),
    reply: Page(OpsRaffle),
    auth: permissions.changeRaffle,
  }),
  opsRaffle: endpoint({
    method: 'GET',
    path: '/ops/raffle/raffle/{id}/',
    summary: 'A raffle with its prizes',
    params: ById,
    reply: OpsRaffle,
    errors: ['notFound'],
    auth: permissions.changeRaffle,
  }),
  opsCreateRaffle: endpoint({
    method: 'POST',
    path: '/ops/raffle/raffle/',
    summary: 'A draft of a raffle; its seed is fixed by then',
    body: RaffleInput,
    reply: OpsRaffle,
    errors: ['badRequest', 'rafflePrizeWrong'],
    auth: permissions.changeRaffle,
    idempotent: true,
  }),
  opsSaveRaffle: endpoint({
    method: 'PUT',
    path: '/ops/raffle/raffle/{id}/',
    summary: 'Changes a draft; a published raffle is never changed',
    params: ById,
    body: RaffleInput,
    reply: OpsRaffle,
    errors: ['notFound', 'badRequest', 'raffleMoved', 'rafflePrizeWrong'],
    auth: permissions.changeRaffle,
  }),
  opsProcessRaffle: endpoint({
    method: 'POST',
    path: '/ops/raffle/raffle/{id}/process/',
    summary:
      'Publishes a draft whose rules are complete, closes before the end, draws once the outside value is published, or cancels and gives the diamonds back',
    params: ById,
    body: Type.Object({ action: Type.Union(raffleActionNames.map((action) => Type.Literal(action))) }),
    reply: OpsRaffle,
    errors: ['notFound', 'raffleMoved', 'raffleIncomplete', 'raffleBeacon', 'raffleCouponShort', 'raffleCouponEnds'],
    auth: permissions.changeRaffle,
    secondFactor: true,
    idempotent: true,
  }),
  opsRaffleWins: endpoint({
    method: 'GET',
    path: '/ops/raffle/raffle/{id}/prize/',
    summary: 'Who won what, of a status or all',
    params: ById,
    query: Type.Composite([
      ListQuery,
      Type.Object({ status: Type.Optional(Type.Union(raffleWinStatuses.map((status) => Type.Literal(status)))) }),
    ]),
    reply: Page(OpsRaffleWin),
    errors: ['notFound'],
    auth: permissions.changeRaffle,
    secondFactor: true,
  }),
  opsAllRaffleWins: endpoint({
    method: 'GET',
    path: '/ops/raffle/prize/',
    summary: 'Who won what of all raffles, of a status or all; what was claimed and waits to be handed out comes first',
    query: Type.Composite([
      ListQuery,
      Type.Object({ status: Type.Optional(Type.Union(raffleWinStatuses.map((status) => Type.Literal(status)))) }),
    ]),
    reply: Page(OpsRaffleWin),
    auth: permissions.changeRaffle,
    secondFactor: true,
  }),
  opsProcessRaffleWin: endpoint({
    method: 'POST',
    path: '/ops/raffle/prize/{id}/process/',
    summary: 'A claimed product was handed out',
    params: ById,
    body: Type.Object({ action: Type.Literal('hand_out'), note: Type.String({ maxLength: 200 }) }),
    reply: OpsRaffleWin,
    errors: ['notFound', 'raffleMoved'],
    auth: permissions.changeRaffle,
    secondFactor: true,
    idempotent: true,
  }),
  opsRafflePromoters: endpoint({
    method: 'GET',
    path: '/ops/raffle/promoter/',
    summary: 'Who applied to spread raffles, those that wait first',
    query: ListQuery,
    reply: Page(RafflePromoter),
    auth: permissions.changeRaffle,
    secondFactor: true,
  }),
  opsProcessRafflePromoter: endpoint({
    method: 'POST',
    path: '/ops/raffle/promoter/{id}/process/',
    summary: 'Approves or refuses an application, with a reason',
    params: ById,
    body: Type.Object({
      action: Type.Union([Type.Literal('approve'), Type.Literal('refuse')]),
      reason: Type.String({ maxLength: 200 }),
    }),
    reply: RafflePromoter,
    errors: ['notFound', 'promoterMoved', 'promoterReason'],
    auth: permissions.changeRaffle,
    secondFactor: true,
    idempotent: true,
  }),
}
