import type { opsWithdrawalEndpoints } from '@storefront/contract/endpoints/ops/withdrawal'
import type { Routes } from '../../../kernel/handler'
import { opsListWithdrawals, opsProcessWithdrawal } from './service'

/** Handlers of contract/endpoints/ops/withdrawal. */
export const opsWithdrawalRoutes: Routes<typeof opsWithdrawalEndpoints> = {
  opsWithdrawals: (ctx, { query }) => opsListWithdrawals(ctx, query),
  opsProcessWithdrawal: (ctx, { params, body }) => opsProcessWithdrawal(ctx, params.id, body),
}
