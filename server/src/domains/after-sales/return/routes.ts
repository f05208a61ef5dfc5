import type { returnEndpoints } from '@storefront/contract/endpoints/after-sales/return'
import type { Routes } from '../../../http/call/handler'
import { applyReturn } from './apply'
import { processReturn } from './process'
import { readExchangeVariants } from './replacement'
import { listReturns, readReturn } from './service'

/** Handlers of contract/endpoints/after-sales/return. */
export const returnRoutes: Routes<typeof returnEndpoints> = {
  returns: (ctx, { query }) => listReturns(ctx, query),
  applyReturn: (ctx, { body }) => applyReturn(ctx, body),
  exchangeVariants: (ctx, { params }) => readExchangeVariants(ctx, params.id),
  orderReturn: (ctx, { params }) => readReturn(ctx, params.number),
  processReturn: (ctx, { params, body }) => processReturn(ctx, params.number, body),
}
