import type { studioOrderEndpoints } from '@storefront/contract/endpoints/studio/order'
import type { Routes } from '../../../http/call/handler'
import { readStudioOrder } from './detail'
import { refundStudioOrder } from './refund'

/** Handlers of contract/endpoints/studio/order. */
export const studioOrderRoutes: Routes<typeof studioOrderEndpoints> = {
  studioOrder: (ctx, { params }) => readStudioOrder(ctx, params.id),
  studioRefundOrder: (ctx, { params, body }) => refundStudioOrder(ctx, params.id, body),
}
