import type { studioSpreadsheetEndpoints } from '@storefront/contract/endpoints/studio/spreadsheet'
import type { Routes } from '../../../http/call/handler'
import { listExports, resumeExport, startExport } from './export-parts'
import { applyPlan } from './apply'
import { exportSheet } from './file'
import { listImports, readImport } from './imports'
import { startUndo } from './undo'
import { mapPlan, planSheet, readPlan } from './plan'

/** Handlers of contract/endpoints/studio/spreadsheet. */
export const studioSpreadsheetRoutes: Routes<typeof studioSpreadsheetEndpoints> = {
  studioExportSpreadsheet: (ctx, { params }) => exportSheet(ctx, params.kind),
  studioExportParts: startExport,
  studioExportsInParts: listExports,
  studioResumeExport: (ctx, { params }) => resumeExport(ctx, params.id),
  studioPlanSpreadsheet: (ctx, { params, file }) => planSheet(ctx, params.kind, file),
  studioSpreadsheetPlan: (ctx, { params }) => readPlan(ctx, params.id),
  studioMapSpreadsheet: (ctx, { params, body }) => mapPlan(ctx, params.id, body.columns),
  studioSpreadsheetImports: (ctx, { params, query }) => listImports(ctx, params.kind, query),
  studioSpreadsheetImport: (ctx, { params }) => readImport(ctx, params.id),
  studioUndoImport: (ctx, { params }) => startUndo(ctx, params.id),
  studioApplySpreadsheet: (ctx, { params, body }) => applyPlan(ctx, params.id, body.skip_errors),
}
