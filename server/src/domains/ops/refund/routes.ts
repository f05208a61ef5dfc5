import type { opsRefundEndpoints } from '@storefront/contract/endpoints/ops/refund'
import type { Routes } from '../../../http/call/handler'
import { processOpsRefund } from './service'

/** Handlers of contract/endpoints/ops/refund. */
export const opsRefundRoutes: Routes<typeof opsRefundEndpoints> = {
  opsProcessRefund: (ctx, { params, body }) => processOpsRefund(ctx, params.id, body),
}
