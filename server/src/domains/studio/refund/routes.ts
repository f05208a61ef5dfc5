import type { studioRefundEndpoints } from '@storefront/contract/endpoints/studio/refund'
import type { Routes } from '../../../http/call/handler'
import { listRefunds } from './list'

/** Handlers of contract/endpoints/studio/refund. */
export const studioRefundRoutes: Routes<typeof studioRefundEndpoints> = {
  studioRefunds: (ctx, { query }) => listRefunds(ctx, query),
}
