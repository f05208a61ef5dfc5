import type { opsReturnEndpoints } from '@storefront/contract/endpoints/ops/return'
import type { Routes } from '../../../kernel/handler'
import { opsListReturns } from './service'

/** Handlers of contract/endpoints/ops/return. */
export const opsReturnRoutes: Routes<typeof opsReturnEndpoints> = {
  opsReturns: (ctx, { query }) => opsListReturns(ctx, query),
}
