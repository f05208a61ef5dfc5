import type { SheetRow, SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
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
