import { operationRows as rows, type studioOperationEndpoints } from '@storefront/contract/endpoints/studio/operation'
import type { Handler, Routes } from '../../../http/call/handler'
import { processReturn } from '../../after-sales/return/process'
import { readReturn } from '../../after-sales/return/service'
import { opsEventRoutes } from '../../ops/event/routes'
import { opsFeedbackRoutes } from '../../ops/feedback/routes'
import { opsFormRoutes } from '../../ops/form/routes'
import { opsCoinRoutes } from '../../ops/coins/routes'
import { listVerifications } from '../../ops/eticket/service'
import { opsNoteRoutes } from '../../ops/note/routes'
import { createShortLink, listShortLinks } from '../../ops/short-link/service'
import { opsTicketOrderRoutes } from '../../ops/ticket-order/routes'
import { opsModerationRoutes } from '../../ops/moderation/routes'
import { opsOrderRoutes } from '../../ops/order/routes'
import { opsDistributionRoutes } from '../../ops/distribution/routes'
import { opsRaffleRoutes } from '../../ops/raffle/routes'
import { opsRefundRoutes } from '../../ops/refund/routes'
import { opsRegistrationRoutes } from '../../ops/registration/routes'
import { opsReservationRoutes } from '../../ops/reservation/routes'
import { opsReturnRoutes } from '../../ops/return/routes'
import { opsWithdrawalRoutes } from '../../ops/withdrawal/routes'
import { mirrorRoutes, withAudit } from './mirror'

type Endpoints = typeof studioOperationEndpoints
const processOrderReturn: Handler<Endpoints['studioProcessReturn']> = (ctx, { params, body }) =>
  processReturn(ctx, params.number, body)

/** Handlers of contract/endpoints/studio/operation: the operators' own, with the audit log. */
export const studioOperationRoutes: Routes<Endpoints> = {
  ...mirrorRoutes('order', rows.order, opsOrderRoutes),
  ...mirrorRoutes('refund', rows.refund, opsRefundRoutes),
  ...mirrorRoutes('return', rows.return, opsReturnRoutes),
  ...mirrorRoutes('withdrawal', rows.withdrawal, opsWithdrawalRoutes),
  ...mirrorRoutes('registration', rows.event, opsEventRoutes),
  ...mirrorRoutes('registration', rows.registration, opsRegistrationRoutes),
  ...mirrorRoutes('reservation', rows.reservation, opsReservationRoutes),
  ...mirrorRoutes('submission', rows.form, opsFormRoutes),
  ...mirrorRoutes('moderation', rows.moderation, opsModerationRoutes),
  ...mirrorRoutes('feedback', rows.feedback, opsFeedbackRoutes),
  ...mirrorRoutes('gamification', rows.gamification, opsCoinRoutes),
  // A draw reads the beacon's value.
  ...mirrorRoutes('raffle', rows.raffle, opsRaffleRoutes, ['opsProcessRaffle']),
  ...mirrorRoutes('promoter', rows.promoter, opsDistributionRoutes),
  ...mirrorRoutes('ticket_order', rows.ticketOrder, opsTicketOrderRoutes),
  ...mirrorRoutes('note', rows.note, opsNoteRoutes),
  studioVerifications: (ctx, { query }) => listVerifications(ctx, query, false),
  studioShortLinks: (ctx, { query }) => listShortLinks(ctx, query),
  studioShortLink: (ctx, { query }) => createShortLink(ctx, query.url),
  studioReturn: (ctx, { params }) => readReturn(ctx, params.number),
  studioProcessReturn: withAudit('return', processOrderReturn as never) as typeof processOrderReturn,
}
