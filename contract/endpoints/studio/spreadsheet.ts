import { Type } from '@sinclair/typebox'
import { SPREADSHEET_LIMITS, spreadsheetKinds } from '../../domain/spreadsheet/sheet'
import { ById, ListQuery, Nullable, Page } from '../../entities/common'
import { SheetExport, SheetImport, SpreadsheetFile, SpreadsheetPlan } from '../../entities/studio/spreadsheet'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Each kind has its permission: products and stock, coupon codes, parcel numbers, coins. */
const auth = [
  permissions.changeProduct,
  permissions.changeCoupon,
  permissions.changeOrder,
  permissions.grantGamification,
] as const
const ByKind = Type.Object({ kind: Type.Union(spreadsheetKinds.map((kind) => Type.Literal(kind))) })

/** Products, stock, coupon codes, parcel numbers and coins as spreadsheets. */
export const studioSpreadsheetEndpoints = {
  studioExportSpreadsheet: endpoint({
    method: 'POST',
    path: '/studio/spreadsheet/{kind}/export/',
    summary: 'Writes a file of all items of a kind, which can be imported again',
    params: ByKind,
    reply: SpreadsheetFile,
    errors: ['forbidden', 'sheetTooLarge'],
    auth,
    fresh: true,
  }),
  studioExportParts: endpoint({
    method: 'POST',
    path: '/studio/spreadsheet/product/parts/',
    summary: 'Starts an export of any number of products, in files that can each be imported again',
    reply: SheetExport,
    errors: ['forbidden'],
    auth,
    fresh: true,
    idempotent: true,
  }),
  studioExportsInParts: endpoint({
    method: 'GET',
    path: '/studio/spreadsheet/product/parts/',
    summary: "The caller's exports of the last day with their progress and files, the newest first",
    reply: Page(SheetExport),
    errors: ['forbidden'],
    auth,
  }),
  studioResumeExport: endpoint({
    method: 'POST',
    path: '/studio/spreadsheet/product/parts/{id}/resume/',
    summary: 'Goes on with an export that has failed, behind its last file',
    params: ById,
    reply: SheetExport,
    errors: ['notFound'],
    auth,
    idempotent: true,
  }),
  studioPlanSpreadsheet: endpoint({
    method: 'POST',
    path: '/studio/spreadsheet/{kind}/plan/',
    summary: 'Reads a file and says what it comes to, row by row; nothing is written',
    params: ByKind,
    reply: SpreadsheetPlan,
    errors: ['forbidden', 'tooLarge', 'sheetTooLarge', 'sheetUnreadable'],
    auth,
    upload: true,
  }),
  studioSpreadsheetPlan: endpoint({
    method: 'GET',
    path: '/studio/spreadsheet/plan/{id}/',
    summary: 'A plan that the caller made',
    params: ById,
    reply: SpreadsheetPlan,
    errors: ['forbidden', 'notFound'],
    auth,
  }),
  studioMapSpreadsheet: endpoint({
    method: 'POST',
    path: '/studio/spreadsheet/plan/{id}/columns/',
    summary: 'Plans the file anew with the columns that its heads mean, and keeps them for the next file of the shop',
    params: ById,
    body: Type.Object({
      columns: Type.Array(Nullable(Type.String({ maxLength: 40 })), { maxItems: SPREADSHEET_LIMITS.columns }),
    }),
    reply: SpreadsheetPlan,
    errors: ['forbidden', 'notFound', 'sheetStale'],
    auth,
  }),
  studioApplySpreadsheet: endpoint({
    method: 'POST',
    path: '/studio/spreadsheet/plan/{id}/apply/',
    summary: 'Carries out exactly that plan, all of it or nothing; rows with errors are left out where that is said',
    params: ById,
    body: Type.Object({ skip_errors: Type.Boolean() }),
    reply: SpreadsheetPlan,
    errors: [
      'forbidden',
      'notFound',
      'sheetStale',
      'sheetFaulty',
      'stockBelowZero',
      'couponOut',
      'couponTaken',
      'couponNotBegun',
      'couponExpired',
      'coinShort',
    ],
    auth,
    idempotent: true,
  }),
  studioSpreadsheetImports: endpoint({
    method: 'GET',
    path: '/studio/spreadsheet/{kind}/imports/',
    summary: "The shop's applied imports of a kind, the newest first; none of kinds that cannot be undone",
    params: ByKind,
    query: Type.Pick(ListQuery, ['limit', 'offset']),
    reply: Page(SheetImport),
    errors: ['forbidden'],
    auth,
  }),
  studioSpreadsheetImport: endpoint({
    method: 'GET',
    path: '/studio/spreadsheet/import/{id}/',
    summary: 'An applied import, and the progress and the result of its undo',
    params: ById,
    reply: SheetImport,
    errors: ['forbidden', 'notFound'],
    auth,
  }),
  studioUndoImport: endpoint({
    method: 'POST',
    path: '/studio/spreadsheet/import/{id}/undo/',
    summary: 'Starts to undo an import; what was changed since is left. Of one that is undone it gives the result',
    params: ById,
    reply: SheetImport,
    errors: ['forbidden', 'notFound', 'importUndoLate'],
    auth,
    idempotent: true,
  }),
}
