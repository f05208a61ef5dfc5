import { createHash } from 'node:crypto'
import type { MultipartFile } from '@fastify/multipart'
import { SPREADSHEET_LIMITS, type SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { comparisonKey } from '@storefront/contract/domain/text/tidy'
import type { SpreadsheetPlan } from '@storefront/contract/entities/studio/spreadsheet'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import { fail, Failure } from '../../../core/failure'
import { scheduleJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { readUploadedFile } from '../../site/upload/file'
import { findTable, type KnownHeads, type SheetTable, sheetRows } from './columns'
import { storeSheet } from './file'
import { type AnyKind, sheetKind } from './kinds'
import { readKnownHeads, storeKnownHeads } from './known-heads'
import { presentPlan, presentRow, STORED_PLAN, type StoredPlan } from './present-plan'
import { limitWords, readWorkbook, unreadable } from './workbook'

/** The time that a plan can be carried out, in milliseconds. */
const LIFE_MS = 24 * 3_600_000

/** Returns the hash of a plan's steps; the same steps have the same hash. */
export const hashOf = (steps: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(steps)).digest('hex')

const FIND = `select ${STORED_PLAN.join(', ')} from spreadsheet_plan where tenant_id = $1 and id = $2 and user_id = $3 for update`

/** Returns the caller's plan; `notFound` for that of somebody else. */
export async function findPlan(ctx: UserCtx, tx: Connection, id: number): Promise<StoredPlan | Failure> {
  const [row] = await tx.rows<StoredPlan>(FIND, [ctx.tenant.id, id, ctx.user.id])
  return row ?? fail('notFound')
}

const ERROR_HEADS = ['cell', 'column', 'reason', 'value'] as const

/** Writes what is wrong with a file as a file; null when nothing is. */
async function storeErrors(ctx: UserCtx, rows: SpreadsheetPlan['rows']): Promise<string | null> {
  const problems = rows.flatMap((row) => row.problems)
  if (problems.length === 0) return null
  const heads = ERROR_HEADS.map((name) => translate(ctx.language, `spreadsheet.error.${name}`))
  return storeSheet(ctx, [heads, ...problems.map((problem) => ERROR_HEADS.map((name) => problem[name]))])
}

/**
 * Plans the rows of a table and returns the plan as stored, without writing anything else. The plan is empty if no
 * column of the file is known.
 */
async function planTable(
  ctx: UserCtx,
  kind: AnyKind,
  { heads, columns, rows: source }: SheetTable,
  knownHeads: KnownHeads,
) {
  const sheet = columns.some((column) => column !== null) ? sheetRows({ rows: source, columns }) : []
  const plan = await ctx.db.read(async (tx) =>
    kind.plan(ctx, sheet, await kind.readState(ctx, tx, sheet, sheet.length)),
  )
  const rows = plan.rows.map((row) => presentRow(ctx, row, columns))
  const unknownColumns = heads.filter(
    (head, at) => head !== '' && columns[at] === null && !knownHeads.has(comparisonKey(head)),
  )
  return {
    heads,
    columns,
    source,
    unknownColumns,
    sheet,
    rows,
    stepsHash: hashOf(plan.steps),
    errorsKey: await storeErrors(ctx, rows),
  }
}

/** Reads a file and stores what it comes to; nothing else is written. */
export async function planSheet(
  ctx: UserCtx,
  name: SpreadsheetKind,
  getFile: () => Promise<MultipartFile | undefined>,
): Promise<SpreadsheetPlan | Failure> {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return kind
  const file = await readUploadedFile(ctx, getFile)
  if (file instanceof Failure) return file
  const sheets = await readWorkbook(ctx, file.bytes)
  if (sheets instanceof Failure) return sheets
  const knownHeads = await ctx.db.read((tx) => readKnownHeads(ctx, tx, name))
  const table = findTable(sheets, kind.columns, knownHeads)
  if (!table) return unreadable(ctx, 'empty')
  if (table.rows.length > SPREADSHEET_LIMITS.rows) return fail('sheetTooLarge', limitWords)
  const outcome = await planTable(ctx, kind, table, knownHeads)
  return ctx.db.tx(async (tx) => {
    const what = { kind: name, name: file.name.replace(/\p{Cc}/gu, '').slice(0, 120), ...outcome }
    const values = { tenantId: ctx.tenant.id, userId: ctx.user.id, createdAt: ctx.now, ...what }
    const [row] = await insert(tx, 'spreadsheet_plan', values, { returning: STORED_PLAN })
    if (!row) throw new Error('a plan without an id')
    await scheduleJob(tx, {
      tenantId: ctx.tenant.id,
      kind: 'sheet_expire',
      key: String(row.id),
      runAt: new Date(ctx.now.getTime() + LIFE_MS),
    })
    return presentPlan(ctx, tx, row)
  })
}

const REPLACE = `update spreadsheet_plan set heads = $3, columns = $4, source = $5, unknown_columns = $6, sheet = $7, rows = $8,
    steps_hash = $9, errors_key = $10
  where tenant_id = $1 and id = $2 and applied_at is null returning ${STORED_PLAN.join(', ')}`

/**
 * Plans a file again with the columns that its owner chose, and stores the meaning of each head for the shop.
 * @param choice for each head its column, null to ignore it; if a column is chosen twice, the first head counts
 */
export async function mapPlan(
  ctx: UserCtx,
  id: number,
  choice: readonly (string | null)[],
): Promise<SpreadsheetPlan | Failure> {
  const row = await ctx.db.tx((tx) => findPlan(ctx, tx, id))
  if (row instanceof Failure) return row
  const kind = sheetKind(ctx, row.kind)
  if (kind instanceof Failure) return kind
  if (row.applied_at) return fail('sheetStale')
  const columns = row.heads.map((_, at) => {
    const column = choice[at] ?? null
    return column !== null && kind.columns.includes(column) && choice.indexOf(column) === at ? column : null
  })
  const knownHeads = new Map(
    row.heads.flatMap((head, at) => (head === '' ? [] : [[comparisonKey(head), columns[at] ?? null] as const])),
  )
  const outcome = await planTable(ctx, kind, { heads: row.heads, columns, rows: row.source }, knownHeads)
  return ctx.db.tx(async (tx) => {
    await storeKnownHeads(ctx, tx, row.kind, knownHeads)
    const { heads, source, unknownColumns, sheet, rows, stepsHash, errorsKey } = outcome
    const json = [heads, outcome.columns, source, unknownColumns, sheet, rows].map((value) => JSON.stringify(value))
    const params = [ctx.tenant.id, id, ...json, stepsHash, errorsKey]
    const [next] = await tx.rows<StoredPlan>(REPLACE, params)
    return next ? presentPlan(ctx, tx, next) : fail('sheetStale')
  })
}

/** Returns a plan that the caller made. */
export function readPlan(ctx: UserCtx, id: number): Promise<SpreadsheetPlan | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findPlan(ctx, tx, id)
    if (row instanceof Failure) return row
    const kind = sheetKind(ctx, row.kind)
    return kind instanceof Failure ? kind : presentPlan(ctx, tx, row)
  })
}
