import type { balanceEndpoints } from '@storefront/contract/endpoints/wallet/balance'
import type { Routes } from '../../../http/call/handler'
import { listRecharges, submitRecharge } from './recharge'
import { listRecords } from './service'

/** Handlers of contract/endpoints/wallet/balance. */
export const balanceRoutes: Routes<typeof balanceEndpoints> = {
  recharges: listRecharges,
  rechargeSubmit: (ctx, { params }) => submitRecharge(ctx, params.id),
  fundRecords: (ctx, { query }) => listRecords(ctx, query),
}
