import { createHash } from 'node:crypto'
import type { MultipartFile } from '@fastify/multipart'
import { countActions, type RowPlan, type SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import type { SpreadsheetPlan } from '@storefront/contract/entities/studio/spreadsheet'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../db'
import { spreadsheetPlan } from '../../../db/schema'
import { fail, Failure } from '../../../failure'
import { scheduleJob } from '../../../jobs/queue'
import type { UserCtx } from '../../../kernel/context.types'
import { hasText, translate } from '../../../kernel/i18n'
import { readUploadedFile } from '../../site/upload/file'
import { columnLetters, headOf, readColumns, sheetRows } from './columns'
import { storeSheet } from './file'
import { sheetKind } from './kinds'
import { countPictures } from './pictures'
import { readWorkbook } from './workbook'

/** How long a plan can be carried out. */
const LIFE_MS = 24 * 3_600_000
/** What is shown of a cell. */
const SHOWN_MAX = 200

type PlanRow = typeof spreadsheetPlan.$inferSelect

/** Of what a plan would do: the same steps have the same hash. */
export const hashOf = (steps: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(steps)).digest('hex')

const short = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text)

/** A row as its owner reads it: heads and reasons in words, problems with their cells. */
function presentRow(
  { language }: UserCtx,
  { row, action, title, changes, problems }: RowPlan,
  columns: readonly (string | null)[],
): SpreadsheetPlan['rows'][number] {
  return {
    ...{ row, action, title: short(title) },
    changes: changes.map(({ column, before, after }) => ({ column: headOf(language, column), before: short(before), after: short(after) })),
    problems: problems.map(({ column, reason, n, value }) => {
      const place = columns.indexOf(column)
      const key = `validation.${reason}`
      return {
        // A column that the file lacks has no cell.
        cell: place < 0 ? String(row) : `${columnLetters(place)}${row}`,
        column: headOf(language, column),
        reason: hasText(key) ? translate(language, key, { n: n ?? 0 }) : reason,
        value: short(value),
      }
    }),
  }
}

/** A plan as its owner sees it. */
export async function presentPlan(ctx: UserCtx, tx: Connection, plan: PlanRow): Promise<SpreadsheetPlan> {
  const { id, kind, name, unknownColumns, rows, errorsKey, createdAt, appliedAt } = plan
  return {
    ...{ id, kind, name, rows, unknown_columns: unknownColumns, counts: countActions(rows) },
    errors_url: errorsKey && ctx.ports.storage.url(errorsKey),
    created: createdAt.toISOString(),
    applied: appliedAt?.toISOString() ?? null,
    pictures: await countPictures(ctx, tx, id),
  }
}

/** The caller's plan; `notFound` for that of somebody else. */
export async function findPlan(ctx: UserCtx, tx: Connection, id: number): Promise<PlanRow | Failure> {
  const own = and(eq(spreadsheetPlan.tenantId, ctx.tenant.id), eq(spreadsheetPlan.id, id), eq(spreadsheetPlan.userId, ctx.user.id))
  const [row] = await tx.orm.select().from(spreadsheetPlan).where(own).for('update')
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

/** Reads a file and stores what it comes to; nothing else is written. */
export async function planSheet(ctx: UserCtx, name: SpreadsheetKind, getFile: () => Promise<MultipartFile | undefined>): Promise<SpreadsheetPlan | Failure> {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return kind
  const file = await readUploadedFile(ctx, getFile)
  if (file instanceof Failure) return file
  const workbook = await readWorkbook(file.bytes)
  if (workbook instanceof Failure) return workbook
  const [heads = [], ...texts] = workbook
  const { columns, unknown } = readColumns(heads, kind.columns)
  if (columns.every((column) => column === null)) return fail('sheetUnreadable')
  const sheet = sheetRows(texts, columns)
  const plan = await ctx.db.read(async (tx) => kind.plan(ctx, sheet, await kind.readState(ctx, tx, sheet, sheet.length)))
  const rows = plan.rows.map((row) => presentRow(ctx, row, columns))
  const errorsKey = await storeErrors(ctx, rows)
  return ctx.db.tx(async (tx) => {
    const what = { kind: name, name: file.name.replace(/\p{Cc}/gu, '').slice(0, 120), unknownColumns: unknown, sheet, rows, stepsHash: hashOf(plan.steps) }
    const values = { tenantId: ctx.tenant.id, userId: ctx.user.id, createdAt: ctx.now, errorsKey, ...what }
    const [row] = await tx.orm.insert(spreadsheetPlan).values(values).returning()
    if (!row) throw new Error('a plan without an id')
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_expire', key: String(row.id), runAt: new Date(ctx.now.getTime() + LIFE_MS) })
    return presentPlan(ctx, tx, row)
  })
}

/** A plan that the caller made. */
export function readPlan(ctx: UserCtx, id: number): Promise<SpreadsheetPlan | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await findPlan(ctx, tx, id)
    if (row instanceof Failure) return row
    const kind = sheetKind(ctx, row.kind)
    return kind instanceof Failure ? kind : presentPlan(ctx, tx, row)
  })
}
