import type { opsEticketEndpoints } from '@storefront/contract/endpoints/ops/eticket'
import type { Routes } from '../../../http/call/handler'
import { readMembershipCard } from './membership-card'
import { listVerifications, readTicket, redeemTicket } from './service'

/** Handlers of contract/endpoints/ops/eticket. */
export const opsEticketRoutes: Routes<typeof opsEticketEndpoints> = {
  eticket: (ctx, { params }) => readTicket(ctx, params),
  verifyEticket: (ctx, { params }) => redeemTicket(ctx, params),
  eticketByNum: (ctx, { query }) => readTicket(ctx, query),
  verifyByNum: (ctx, { body }) => redeemTicket(ctx, body),
  virtualCard: (ctx, { params }) => readTicket(ctx, params),
  opsMembershipCard: (ctx, { query }) => readMembershipCard(ctx, query.code),
  verifications: (ctx, { query }) => listVerifications(ctx, query, false),
  myVerifications: (ctx, { query }) => listVerifications(ctx, query, true),
}
