import type { MultipartFile } from '@fastify/multipart'
import { SPREADSHEET_LIMITS, type SpreadsheetKind } from '@storefront/contract/domain/spreadsheet/sheet'
import { comparisonKey } from '@storefront/contract/domain/text/tidy'
import type { SpreadsheetPlan } from '@storefront/contract/entities/studio/spreadsheet'
import { hasPermission } from '@storefront/contract/has-permission'
import { studioPermissions } from '@storefront/contract/permissions'
import type { Connection } from '../../../db'
import { insert } from '../../../db/insert'
import { fail, Failure } from '../../../core/failure'
import { scheduleJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { readUploadedFile } from '../../site/upload/file'
import { advanceImport, scheduleRest } from './advance'
import { storeRows } from './file'
import { importSizes } from './import-sizes'
import { sheetKind } from './kinds'
import { storeKnownHeads } from './known-heads'
import { presentPlan } from './present-plan'
import { findPlan, lockPlan } from './stored-plan'
import { tooLarge } from './workbook'

/** The time that a plan can be carried out, in milliseconds. */
const LIFE_MS = 24 * 3_600_000
/** The job takes over from a call that has died. */
const TAKE_OVER_MS = 30_000

/** Returns a plan that the caller made. */
export function readPlan(ctx: UserCtx, id: number): Promise<SpreadsheetPlan | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findPlan(ctx, tx, id)
    return row instanceof Failure ? row : presentPlan(ctx, tx, row)
  })
}

/** Plans the job of an import, in case that the call dies which begins with it. */
const scheduleTakeOver = (ctx: UserCtx, tx: Connection, id: number) =>
  scheduleJob(tx, {
    tenantId: ctx.tenant.id,
    kind: 'sheet_import',
    key: String(id),
    runAt: new Date(ctx.now.getTime() + TAKE_OVER_MS),
  })

/** Takes the first steps of an import within the call; a job goes on with the rest. */
export async function beginWork(ctx: UserCtx, id: number): Promise<SpreadsheetPlan | Failure> {
  const outcome = await advanceImport(ctx, id, importSizes.callMs)
  if (outcome instanceof Failure) return outcome
  await scheduleRest(ctx, id, outcome)
  return readPlan(ctx, id)
}

const DELETE = 'delete from spreadsheet_plan where tenant_id = $1 and id = $2'

/** Takes a file. Nothing of the shop is written; a small file is planned at once, a job reads a large one. */
export async function planSheet(
  ctx: UserCtx,
  name: SpreadsheetKind,
  getFile: (maxBytes?: number) => Promise<MultipartFile | undefined>,
): Promise<SpreadsheetPlan | Failure> {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return kind
  const file = await readUploadedFile(ctx, () => getFile(SPREADSHEET_LIMITS.bytes))
  if (file instanceof Failure) return file.name === 'tooLarge' ? tooLarge(name) : file
  const fileKey = await storeRows(ctx, file.bytes, 'bin')
  const withCost = hasPermission(ctx.perms, studioPermissions.readCost)
  const id = await ctx.db.tx(async (tx) => {
    const what = { kind: name, name: file.name.replace(/\p{Cc}/gu, '').slice(0, 120), fileKey, withCost }
    const own = { tenantId: ctx.tenant.id, userId: ctx.user.id, language: ctx.language, createdAt: ctx.now }
    const values = { ...own, ...what, status: 'reading' as const, unknownColumns: [] }
    const [row] = await insert(tx, 'spreadsheet_plan', values, { returning: ['id'] })
    if (!row) throw new Error('a plan without an id')
    const runAt = new Date(ctx.now.getTime() + LIFE_MS)
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_expire', key: String(row.id), runAt })
    await scheduleTakeOver(ctx, tx, row.id)
    return row.id
  })
  if (file.bytes.length > importSizes.callBytes) {
    await scheduleRest(ctx, id, 'more')
    return readPlan(ctx, id)
  }
  const plan = await beginWork(ctx, id)
  if (plan instanceof Failure) {
    await scheduleRest(ctx, id, 'rest')
    await ctx.db.tx((tx) => tx.rows(DELETE, [ctx.tenant.id, id]))
  }
  return plan
}

const DROP_PARTS = 'delete from spreadsheet_part where tenant_id = $1 and plan_id = $2'
const REPLAN = `update spreadsheet_plan set status = 'planning', failure = null, columns = $3, unknown_columns = '[]', grouped_to = 0, last_group = ''
  where tenant_id = $1 and id = $2`

/**
 * Plans a file again with the columns that its owner chose, and stores the meaning of each head for the shop.
 * @param choice for each head its column, null to ignore it; if a column is chosen twice, the first head counts
 */
export async function mapPlan(
  ctx: UserCtx,
  id: number,
  choice: readonly (string | null)[],
): Promise<SpreadsheetPlan | Failure> {
  const failure = await ctx.db.tx(async (tx) => {
    const row = await lockPlan(ctx, tx, id)
    if (row instanceof Failure) return row
    const kind = sheetKind(ctx, row.kind)
    if (kind instanceof Failure) return kind
    if (row.status !== 'ready' || row.import_id !== null) return fail('sheetStale')
    const columns = row.heads.map((_, at) => {
      const column = choice[at] ?? null
      return column !== null && kind.columns.includes(column) && choice.indexOf(column) === at ? column : null
    })
    const heads = row.heads.flatMap((head, at) =>
      head === '' ? [] : [[comparisonKey(head), columns[at] ?? null] as const],
    )
    await storeKnownHeads(ctx, tx, row.kind, new Map(heads))
    await tx.rows(DROP_PARTS, [ctx.tenant.id, id])
    await tx.rows(REPLAN, [ctx.tenant.id, id, JSON.stringify(columns)])
    await scheduleTakeOver(ctx, tx, id)
    return null
  })
  return failure ?? beginWork(ctx, id)
}

const FORGET = `update spreadsheet_part set steps_hash = null, created = 0, updated = 0, emptied = 0
  where tenant_id = $1 and plan_id = $2 and applied_at is null returning 1`
const PLAN_AGAIN = "update spreadsheet_plan set status = 'planning', failure = null where tenant_id = $1 and id = $2"
const STOPPED = "select 1 from sheet_import where tenant_id = $1 and id = $2 and status = 'failed'"

/**
 * Plans the parts of an import that are not written with what the shop has now; its owner looks at them again.
 * One that an undo has ended, and one whose rows are deleted, is `sheetStale`.
 */
export async function planAgain(ctx: UserCtx, id: number): Promise<SpreadsheetPlan | Failure> {
  const failure = await ctx.db.tx(async (tx) => {
    const row = await lockPlan(ctx, tx, id)
    if (row instanceof Failure) return row
    if (row.status !== 'failed' && row.status !== 'ready') return fail('sheetStale')
    if (row.import_id !== null && (await tx.rows(STOPPED, [ctx.tenant.id, row.import_id])).length === 0)
      return fail('importUndone')
    if ((await tx.rows(FORGET, [ctx.tenant.id, id])).length === 0) return fail('sheetStale')
    await tx.rows(PLAN_AGAIN, [ctx.tenant.id, id])
    await scheduleTakeOver(ctx, tx, id)
    return null
  })
  return failure ?? beginWork(ctx, id)
}
