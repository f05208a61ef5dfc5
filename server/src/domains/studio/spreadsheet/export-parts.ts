import type { Page } from '@storefront/contract/entities/common'
import { type PartKind, SPREADSHEET_LIMITS } from '@storefront/contract/domain/spreadsheet/sheet'
import type { SheetExport } from '@storefront/contract/entities/studio/spreadsheet'
import { studioPermissions } from '@storefront/contract/permissions'
import { COST_COLUMNS } from '@storefront/contract/domain/spreadsheet/product-sheet'
import { stockCells } from '@storefront/contract/domain/spreadsheet/stock'
import { productCells } from '@storefront/contract/domain/spreadsheet/product-cells'
import type { Connection } from '../../../db'
import type { Tables } from '../../../db/tables.generated'
import { insert } from '../../../db/insert'
import { fail, Failure } from '../../../core/failure'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { UpstreamError } from '../../../core/ports.types'
import { languageFrom, translate } from '../../../core/i18n'
import { dayOf } from '../../../lib/day'
import { cancelJob, scheduleJob } from '../../../db/queue'
import { writeAuditEntry } from '../audit/record'
import { headOf } from './columns'
import { helpOf, storeSheet } from './file'
import { sheetKind } from './kinds'
import type { SheetReader } from './kind'
import { readProducts } from './product'
import { readStock } from './stock'

/** Products of one statement. */
const PAGE = 100
/** The time that an export can be downloaded, in milliseconds. */
const LIFE_MS = 24 * 3_600_000
/** The newest exports of one member of staff that are listed. */
const LISTED_MAX = 5

type ExportRow = Pick<
  Tables['sheet_export'],
  'id' | 'kind' | 'columns' | 'language' | 'status' | 'total' | 'done' | 'after_id' | 'parts' | 'created_at'
>
const COLUMNS = 'id, kind, columns, language, status, total, done, after_id, parts, created_at'
const TOTAL = 'select count(*)::int as total from product p where p.tenant_id = $1 and p.archived_at is null'
const OWN = `select ${COLUMNS} from sheet_export where tenant_id = $1 and user_id = $2 and kind = $3`
const ONE = `select ${COLUMNS} from sheet_export where tenant_id = $1 and id = $2`

async function present(ctx: UserCtx, row: ExportRow): Promise<SheetExport> {
  const { id, kind, status, total, done, created_at, parts } = row
  const title = `${translate(ctx.language, `spreadsheet.files.${kind}`)}-${dayOf(ctx.tenant, new Date(created_at))}`
  const files = parts.map(async ({ key, rows }, at) => {
    const name = `${title}-${at + 1}.xlsx`
    return { name, rows, url: await ctx.ports.storage.privateUrl(key, name) }
  })
  return {
    ...{ id, status, total, done },
    created: new Date(created_at).toISOString(),
    parts: await Promise.all(files),
  }
}

type Cells = Readonly<Record<string, string>>

/** The rows of a product in a file. */
interface ProductRows {
  readonly id: number
  readonly rows: readonly Cells[]
}

interface PartRow {
  /** Counts the products whose rows are written. */
  readonly total: string
  /** Returns the rows of the next products, fewer than `PAGE` at the end. @param after the last product */
  read(ctx: SheetReader, tx: Connection, after: number): Promise<ProductRows[]>
}

/** The kinds that are exported in parts. */
const partRows: Readonly<Record<PartKind, PartRow>> = {
  product: {
    total: TOTAL,
    async read(ctx, tx, after) {
      const state = await readProducts(ctx, tx, null, PAGE, after)
      return [...state.products.values()].map((product) => ({ id: product.id, rows: productCells(product, state) }))
    },
  },
  stock: {
    total: `${TOTAL} and exists (select 1 from variant v where v.tenant_id = $1 and v.product_id = p.id and v.is_active)`,
    async read(ctx, tx, after) {
      const products = await readStock(ctx, tx, after, PAGE)
      return [...products].map(([id, variants]) => ({ id, rows: variants.map(stockCells) }))
    },
  },
}

/** Starts an export of all products or of their stock, in files that can each be imported again. */
export function startExport(ctx: UserCtx, name: PartKind): Promise<SheetExport | Failure> {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return Promise.resolve(kind)
  return ctx.db.tx(async (tx) => {
    const [count] = await tx.rows<{ total: number }>(partRows[name].total, [ctx.tenant.id])
    const total = count?.total ?? 0
    const own = {
      tenantId: ctx.tenant.id,
      userId: ctx.user.id,
      kind: name,
      columns: [...kind.columns],
      language: ctx.language,
    }
    const returning = [
      'id',
      'kind',
      'columns',
      'language',
      'status',
      'total',
      'done',
      'after_id',
      'parts',
      'created_at',
    ] as const
    const [row] = await insert(tx, 'sheet_export', { ...own, total, createdAt: ctx.now }, { returning })
    if (!row) throw new Error('an export without an id')
    const job = { tenantId: ctx.tenant.id, key: String(row.id) }
    await scheduleJob(tx, { ...job, kind: 'sheet_export', runAt: ctx.now })
    await scheduleJob(tx, { ...job, kind: 'sheet_export_expire', runAt: new Date(ctx.now.getTime() + LIFE_MS) })
    await writeAuditEntry(ctx, tx, {
      action: 'create',
      kind: 'spreadsheet',
      item: name,
      after: { products: total },
    })
    return present(ctx, row)
  })
}

/** Returns the caller's exports of the last day, the newest first. */
export async function listExports(ctx: UserCtx, name: PartKind): Promise<Page<SheetExport> | Failure> {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return kind
  const rows = await ctx.db.read((tx) =>
    tx.rows<ExportRow>(`${OWN} order by id desc limit ${LISTED_MAX}`, [ctx.tenant.id, ctx.user.id, name]),
  )
  return { count: rows.length, results: await Promise.all(rows.map((row) => present(ctx, row))) }
}

const RESUME =
  "update sheet_export set status = 'running' where tenant_id = $1 and user_id = $2 and kind = $3 and id = $4 and status = 'failed'"

/** Goes on with an export that has failed, behind its last part; any other stays as it is. */
export function resumeExport(ctx: UserCtx, name: PartKind, id: number): Promise<SheetExport | Failure> {
  const kind = sheetKind(ctx, name)
  if (kind instanceof Failure) return Promise.resolve(kind)
  const own = [ctx.tenant.id, ctx.user.id, name, id]
  return ctx.db.tx(async (tx) => {
    const resumed = await tx.rows(`${RESUME} returning 1`, own)
    if (resumed.length > 0)
      await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'sheet_export', key: String(id), runAt: ctx.now })
    const [row] = await tx.rows<ExportRow>(`${OWN} and id = $4`, own)
    return row ? present(ctx, row) : fail('notFound')
  })
}

interface Part {
  readonly rows: Cells[]
  /** The last product, and how many there are. */
  readonly last: number
  readonly products: number
  readonly isLast: boolean
}

/** Reads the products of the next part: as many as a file may have rows, and at least one. */
async function readPart(ctx: JobCtx, task: ExportRow): Promise<Part> {
  const perms = COST_COLUMNS.every((column) => task.columns.includes(column)) ? [studioPermissions.readCost] : []
  const rows: Part['rows'] = []
  let [last, products] = [task.after_id, 0]
  for (;;) {
    const page = await ctx.db.read((tx) => partRows[task.kind].read({ ...ctx, perms }, tx, last))
    for (const { id, rows: own } of page) {
      if (rows.length > 0 && rows.length + own.length > SPREADSHEET_LIMITS.rows)
        return { rows, last, products, isLast: false }
      rows.push(...own)
      last = id
      products += 1
    }
    if (page.length < PAGE) return { rows, last, products, isLast: true }
  }
}

// Another process may have written the part, because this one outlasted its claim.
const APPEND = `update sheet_export set after_id = $4, done = done + $5, parts = parts || $6::jsonb, status = case when $7 then 'done' else 'running' end
  where tenant_id = $1 and id = $2 and after_id = $3 and status = 'running' returning 1`
const FAIL = "update sheet_export set status = 'failed' where tenant_id = $1 and id = $2 and status = 'running'"

async function writePart(ctx: JobCtx, task: ExportRow): Promise<boolean> {
  const { rows, last, products, isLast } = await readPart(ctx, task)
  const heads = task.columns.map((column) => headOf(ctx.language, column))
  const key =
    rows.length === 0
      ? null
      : await storeSheet(
          ctx,
          [heads, ...rows.map((cells) => task.columns.map((column) => cells[column] ?? ''))],
          helpOf(ctx),
        )
  const parts = JSON.stringify(key === null ? [] : [{ key, rows: rows.length }])
  const appendedRows = await ctx.db.tx((tx) =>
    tx.rows(APPEND, [ctx.tenant.id, task.id, task.after_id, last, products, parts, isLast]),
  )
  if (appendedRows.length === 0 && key !== null) await ctx.ports.storage.remove(key)
  return isLast
}

async function findExport(tx: Connection, ctx: JobCtx, key: string): Promise<ExportRow | undefined> {
  return (await tx.rows<ExportRow>(ONE, [ctx.tenant.id, Number(key)]))[0]
}

/**
 * Writes the next part of an export, and plans itself again for the others, so that other jobs have their turn. A store
 * that cannot be reached is tried again; anything else fails the export, which its owner can resume.
 * @param key the export's id
 */
export async function exportPart(jobCtx: JobCtx, key: string): Promise<void> {
  const task = await jobCtx.db.read((tx) => findExport(tx, jobCtx, key))
  let isOver = true
  if (task?.status === 'running') {
    const ctx = { ...jobCtx, language: languageFrom(task.language) ?? jobCtx.language }
    try {
      isOver = await writePart(ctx, task)
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      ctx.log.error(
        { err: error, tenant: ctx.tenant.slug, export: task.id },
        'a part of an export could not be written',
      )
      await ctx.db.tx((tx) => tx.rows(FAIL, [ctx.tenant.id, task.id]))
    }
  }
  await jobCtx.db.tx(async (tx) => {
    await cancelJob(tx, jobCtx.tenant.id, 'sheet_export', key)
    if (!isOver) await scheduleJob(tx, { tenantId: jobCtx.tenant.id, kind: 'sheet_export', key, runAt: jobCtx.now })
  })
}

/**
 * Deletes an export; its files have ends of their own.
 * @param key the export's id
 */
export async function expireParts(ctx: JobCtx, key: string): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await tx.rows('delete from sheet_export where tenant_id = $1 and id = $2', [ctx.tenant.id, Number(key)])
    await cancelJob(tx, ctx.tenant.id, 'sheet_export_expire', key)
  })
}
