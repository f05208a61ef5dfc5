import type { opsEticketEndpoints } from '@storefront/contract/endpoints/ops/eticket'
import type { Routes } from '../../../kernel/handler'
import { listVerifications, readCard, useCard } from './service'

/** Handlers of contract/endpoints/ops/eticket. */
export const opsEticketRoutes: Routes<typeof opsEticketEndpoints> = {
  eticket: (ctx, { params }) => readCard(ctx, params),
  verifyEticket: (ctx, { params }) => useCard(ctx, params),
  eticketByNum: (ctx, { query }) => readCard(ctx, query),
  verifyByNum: (ctx, { body }) => useCard(ctx, body),
  virtualCard: (ctx, { params }) => readCard(ctx, params),
  verifications: (ctx, { query }) => listVerifications(ctx, query, false),
  myVerifications: (ctx, { query }) => listVerifications(ctx, query, true),
}
