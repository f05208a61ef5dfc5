import type { opsReturnEndpoints } from '@storefront/contract/endpoints/ops/return'
import type { Routes } from '../../../http/call/handler'
import { listOpsReturns } from './service'

/** Handlers of contract/endpoints/ops/return. */
export const opsReturnRoutes: Routes<typeof opsReturnEndpoints> = {
  opsReturns: (ctx, { query }) => listOpsReturns(ctx, query),
}
