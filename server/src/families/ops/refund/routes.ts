import type { opsRefundEndpoints } from '@storefront/contract/endpoints/ops/refund'
import type { Routes } from '../../../kernel/handler'
import { opsProcessRefund } from './service'

/** Handlers of contract/endpoints/ops/refund. */
export const opsRefundRoutes: Routes<typeof opsRefundEndpoints> = {
  opsProcessRefund: (ctx, { params, body }) => opsProcessRefund(ctx, params.id, body),
}
