import type { CellFault, SheetRow, SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import type { SpreadsheetPlan } from '@storefront/contract/entities/studio/spreadsheet'
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment, ref, rowId, tenantId } from './columns'

/** A file that was read and what it comes to; a job deletes it after a day. */
export const spreadsheetPlan = pgTable(
  'spreadsheet_plan',
  {
    tenantId: tenantId(),
    id: rowId(),
    userId: ref().notNull(),
    kind: text().$type<SpreadsheetKind>().notNull(),
    /** The file's name. */
    name: text().notNull(),
    heads: jsonb().$type<readonly string[]>().default([]).notNull(),
    /** For each head, the column that it means; null for one that is ignored. */
    columns: jsonb().$type<readonly (string | null)[]>().default([]).notNull(),
    /** The rows of the file as they were read. */
    source: jsonb().$type<readonly SourceRow[]>().default([]).notNull(),
    unknownColumns: jsonb().$type<string[]>().notNull(),
    /** What the file says. */
    sheet: jsonb().$type<SheetRow[]>().notNull(),
    /** What it comes to, as its owner sees it. */
    rows: jsonb().$type<SpreadsheetPlan['rows']>().notNull(),
    /** Of the steps: what is carried out is what was shown. */
    stepsHash: text().notNull(),
    errorsKey: text(),
    createdAt: moment().notNull(),
    appliedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)

/** A cell of a file as it is shown, with what is wrong with it. */
type SourceCell = string | { readonly text: string; readonly fault: CellFault }

/** A row of a file before its columns are known. */
export interface SourceRow {
  readonly row: number
  readonly cells: readonly SourceCell[]
}

/** The column that a head of a file means in this shop; null for one that is ignored. */
export const spreadsheetHead = pgTable(
  'spreadsheet_head',
  {
    tenantId: tenantId(),
    kind: text().$type<SpreadsheetKind>().notNull(),
    /** The head's `comparisonKey`. */
    head: text().notNull(),
    columnName: text(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.head] })],
)

/** A picture that a sheet names by its address on the web; a job fetches it once the plan is carried out. */
export const pictureRequest = pgTable(
  'picture_request',
  {
    tenantId: tenantId(),
    id: rowId(),
    planId: ref().notNull(),
    productId: ref().notNull(),
    url: text().notNull(),
    state: text().$type<'waiting' | 'done' | 'failed'>().notNull(),
    attempts: integer().default(0).notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
)
