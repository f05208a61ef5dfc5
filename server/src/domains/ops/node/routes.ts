import type { opsNodeEndpoints } from '@storefront/contract/endpoints/ops/node'
import type { Routes } from '../../../http/call/handler'
import { listOpsNodes } from './service'

/** Handlers of contract/endpoints/ops/node. */
export const opsNodeRoutes: Routes<typeof opsNodeEndpoints> = {
  opsNodes: (ctx, { query }) => listOpsNodes(ctx, query.parent ?? null),
}
