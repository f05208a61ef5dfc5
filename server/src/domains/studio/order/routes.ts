import type { studioOrderEndpoints } from '@storefront/contract/endpoints/studio/order'
import { countOpsReturns } from '../../ops/return/service'
import type { Routes } from '../../../http/call/handler'
import { readExportTask } from '../../ops/export/task'
import { readStudioOrder } from './detail'
import { startOrderExport } from './export'
import { countStudioOrders, listStudioOrders } from './list'
import { mendParcel } from './mend'
import { scanOrder } from './scan'
import { markStudioOrder, payStudioOrder, refundStudioOrder, repriceStudioOrder } from './steps'

/** Handlers of contract/endpoints/studio/order. */
export const studioOrderRoutes: Routes<typeof studioOrderEndpoints> = {
  studioOrders: (ctx, { query }) => listStudioOrders(ctx, query),
  studioReturnCounts: (ctx, { query }) => countOpsReturns(ctx, query),
  studioOrderCounts: (ctx, { query }) => countStudioOrders(ctx, query),
  studioOrder: (ctx, { params }) => readStudioOrder(ctx, params.id),
  studioRepriceOrder: (ctx, { params, body }) => repriceStudioOrder(ctx, params.id, body),
  studioMarkOrder: (ctx, { params, body }) => markStudioOrder(ctx, params.id, body),
  studioPayOrder: (ctx, { params, body }) => payStudioOrder(ctx, params.id, body),
  studioScanOrder: (ctx, { body }) => scanOrder(ctx, body),
  studioMendParcel: (ctx, { params, body }) => mendParcel(ctx, params.number, body),
  studioExportOrders: (ctx, { body }) => startOrderExport(ctx, body),
  studioOrderExport: (ctx, { params }) => readExportTask(ctx, params.id, 'order'),
  studioRefundOrder: (ctx, { params, body }) => refundStudioOrder(ctx, params.id, body),
}
