import type { studioSpreadsheetEndpoints } from '@storefront/contract/endpoints/studio/spreadsheet'
import type { Routes } from '../../../http/call/handler'
import { listExports, resumeExport, startExport } from './export-parts'
import { applyPlan } from './apply'
import { exportSheet } from './file'
import { listImports, readImport } from './imports'
import { startUndo } from './undo'
import { listFailedPictures, listPlans, listRows } from './plan-lists'
import { mapPlan, planAgain, planSheet, readPlan } from './plan'

/** Handlers of contract/endpoints/studio/spreadsheet. */
export const studioSpreadsheetRoutes: Routes<typeof studioSpreadsheetEndpoints> = {
  studioExportSpreadsheet: (ctx, { params }) => exportSheet(ctx, params.kind),
  studioExportParts: (ctx, { params }) => startExport(ctx, params.kind),
  studioExportsInParts: (ctx, { params }) => listExports(ctx, params.kind),
  studioResumeExport: (ctx, { params }) => resumeExport(ctx, params.kind, params.id),
  studioPlanSpreadsheet: (ctx, { params, file }) => planSheet(ctx, params.kind, file),
  studioSpreadsheetPlan: (ctx, { params }) => readPlan(ctx, params.id),
  studioSpreadsheetPlans: (ctx, { params, query }) => listPlans(ctx, params.kind, query),
  studioSpreadsheetRows: (ctx, { params, query }) => listRows(ctx, params.id, query),
  studioPlanAgain: (ctx, { params }) => planAgain(ctx, params.id),
  studioMapSpreadsheet: (ctx, { params, body }) => mapPlan(ctx, params.id, body.columns),
  studioSpreadsheetImports: (ctx, { params, query }) => listImports(ctx, params.kind, query),
  studioSpreadsheetImport: (ctx, { params }) => readImport(ctx, params.id),
  studioFailedPictures: (ctx, { params, query }) => listFailedPictures(ctx, params.id, query),
  studioUndoImport: (ctx, { params }) => startUndo(ctx, params.id),
  studioApplySpreadsheet: (ctx, { params, body }) => applyPlan(ctx, params.id, body.skip_errors),
}
