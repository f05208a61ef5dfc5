import type { opsWithdrawalEndpoints } from '@storefront/contract/endpoints/ops/withdrawal'
import type { Routes } from '../../../http/call/handler'
import { listOpsWithdrawals, processOpsWithdrawal } from './service'

/** Handlers of contract/endpoints/ops/withdrawal. */
export const opsWithdrawalRoutes: Routes<typeof opsWithdrawalEndpoints> = {
  opsWithdrawals: (ctx, { query }) => listOpsWithdrawals(ctx, query),
  opsProcessWithdrawal: (ctx, { params, body }) => processOpsWithdrawal(ctx, params.id, body),
}
