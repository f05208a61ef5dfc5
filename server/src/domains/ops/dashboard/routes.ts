import type { opsDashboardEndpoints } from '@storefront/contract/endpoints/ops/dashboard'
import type { Routes } from '../../../http/call/handler'
import { readDashboard, readOpsHome } from './service'

/** Handlers of contract/endpoints/ops/dashboard. */
export const opsDashboardRoutes: Routes<typeof opsDashboardEndpoints> = {
  opsHome: (ctx) => readOpsHome(ctx),
  opsDashboard: (ctx, { query }) => readDashboard(ctx, query),
}
