import { IMPORT_ROWS, type SheetRow } from '@storefront/contract/domain/spreadsheet/sheet'
import { isBlank } from '@storefront/contract/domain/text/invisible'
import { comparisonKey } from '@storefront/contract/domain/text/tidy'
import type { Connection } from '../../../db'
import type { SourceRow } from '../../../db/stored.types'
import { insert } from '../../../db/insert'
import { fail, Failure } from '../../../core/failure'
import type { StaffCtx } from '../../../core/context.types'
import { cellText, filledRows, findTable, HEAD_ROWS_MAX, type SheetTable, sheetRows } from './columns'
import { importSizes } from './import-sizes'
import { sheetKind } from './kinds'
import { readKnownHeads } from './known-heads'
import type { ReadSheet, SheetWindow } from './sheet.types'
import { lockForStep, type StoredPlan } from './stored-plan'
import { readWorkbook, tooLarge, unreadable } from './workbook'

/** The item of each row of a file, by the rules of its kind. `last` is the item of the last row. */
export function itemsOfRows(
  ctx: StaffCtx,
  { kind: name, columns }: Pick<StoredPlan, 'kind' | 'columns'>,
  rows: readonly SourceRow[],
  above: string,
): { readonly items: string[]; readonly last: string } | Failure {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return kind
  let last = above
  const items = sheetRows({ rows, columns }).map((row: SheetRow) => {
    last = kind.itemOf?.(ctx, row, last) ?? ''
    return last
  })
  return { items, last }
}

/** Returns the rows of a file that are read next. */
const nextWindow = ({ read_to, sheet_at }: StoredPlan): SheetWindow =>
  read_to === 0
    ? { sheet: null, from: 1, to: importSizes.firstRows + HEAD_ROWS_MAX + 1 }
    : { sheet: sheet_at, from: read_to + 1, to: read_to + importSizes.nextRows }

/** Finds the heads in the first rows of a file, and the meanings that the shop knows for them. */
async function findHeads(ctx: StaffCtx, plan: StoredPlan, sheets: readonly ReadSheet[]) {
  const kind = sheetKind(ctx, plan.kind)
  if (kind instanceof Failure) return kind
  const knownHeads = await ctx.db.read((tx) => readKnownHeads(ctx, tx, plan.kind))
  const table = findTable(sheets, kind.columns, knownHeads)
  if (!table) return unreadable(ctx, 'empty')
  const { heads, columns } = table
  const unknownColumns = heads.filter(
    (head, at) => head !== '' && columns[at] === null && !knownHeads.has(comparisonKey(head)),
  )
  const samples = heads.map(
    (_, at) => table.rows.map(({ cells }) => cellText(cells[at])).find((text) => !isBlank(text)) ?? '',
  )
  return { table, values: [heads, columns, unknownColumns, samples].map((value) => JSON.stringify(value)) }
}

const ADVANCE = `update spreadsheet_plan set read_to = $3, grouped_to = $3, row_count = row_count + $4, last_group = $5, status = $6
  where tenant_id = $1 and id = $2`
const SET_HEADS = `update spreadsheet_plan set sheet_at = $3, heads = $4, columns = $5, unknown_columns = $6, samples = $7
  where tenant_id = $1 and id = $2`

/** Stores rows of a file, and that they are read. */
async function storeRows(ctx: StaffCtx, tx: Connection, plan: StoredPlan, table: SheetTable, to: number) {
  const rowItems = itemsOfRows(ctx, { kind: plan.kind, columns: table.columns }, table.rows, plan.last_group)
  if (rowItems instanceof Failure) return rowItems
  const own = { tenantId: ctx.tenant.id, planId: plan.id }
  await insert(
    tx,
    'spreadsheet_row',
    table.rows.map(({ row, cells }, n) => ({ ...own, row, cells, item: rowItems.items[n] ?? '' })),
  )
  const status = table.isLast ? 'planning' : 'reading'
  await tx.rows(ADVANCE, [ctx.tenant.id, plan.id, to, table.rows.length, rowItems.last, status])
  return null
}

/**
 * Reads the next rows of a file. The rows and their end are stored in one transaction, so that a process that dies leaves
 * them to the next try.
 * @returns false if another process was quicker
 */
export async function readNextRows(ctx: StaffCtx, plan: StoredPlan): Promise<boolean | Failure> {
  const file = plan.file_key === null ? null : await ctx.ports.storage.get(plan.file_key)
  if (!file) return fail('sheetStale')
  const window = nextWindow(plan)
  const sheets = await readWorkbook(ctx, plan.kind, file.bytes, window)
  if (sheets instanceof Failure) return sheets
  const first = plan.read_to === 0 ? await findHeads(ctx, plan, sheets) : null
  if (first instanceof Failure) return first
  const { at, isLast, rows } = sheets[0] ?? { at: plan.sheet_at, isLast: true, rows: [] }
  const table = first?.table ?? {
    at,
    isLast,
    heads: plan.heads,
    columns: plan.columns,
    rows: filledRows(rows, window.from),
  }
  if (plan.row_count + table.rows.length > IMPORT_ROWS[plan.kind]) return tooLarge(plan.kind)
  return ctx.db.tx(async (tx) => {
    if (!(await lockForStep(ctx, tx, plan))) return false
    if (first) await tx.rows(SET_HEADS, [ctx.tenant.id, plan.id, table.at, ...first.values])
    return (await storeRows(ctx, tx, plan, table, window.to)) ?? true
  })
}
