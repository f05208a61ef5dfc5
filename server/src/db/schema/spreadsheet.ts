import type { SheetRow, SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import type { SpreadsheetPlan } from '@storefront/contract/entities/studio/spreadsheet'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
