import type { withdrawalEndpoints } from '@storefront/contract/endpoints/promotion/withdrawal'
import type { Routes } from '../../../http/call/handler'
import { applyWithdrawal, cancelWithdrawal, listWithdrawals } from './service'

/** Handlers of contract/endpoints/promotion/withdrawal. */
export const withdrawalRoutes: Routes<typeof withdrawalEndpoints> = {
  withdrawals: (ctx, { query }) => listWithdrawals(ctx, query),
  applyWithdrawal: (ctx, { body }) => applyWithdrawal(ctx, body),
  processWithdrawal: (ctx, { params }) => cancelWithdrawal(ctx, params.id),
}
