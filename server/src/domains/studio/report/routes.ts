import type { studioReportEndpoints } from '@storefront/contract/endpoints/studio/report'
import type { Routes } from '../../../http/call/handler'
import { writeReport } from './file'
import { readReport } from './service'

/** Handlers of contract/endpoints/studio/report. */
export const studioReportRoutes: Routes<typeof studioReportEndpoints> = {
  studioReport: (ctx, { query }) => readReport(ctx, query),
  studioReportFile: (ctx, { body }) => writeReport(ctx, body),
}
