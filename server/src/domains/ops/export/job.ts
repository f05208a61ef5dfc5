import { randomBytes } from 'node:crypto'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { languageFrom } from '../../../core/i18n'
import { UpstreamError } from '../../../core/ports.types'
import { orderSource } from '../../studio/order/export'
import { ExportColumns } from './columns'
import { csvOf } from './csv'
import { registrationSource } from './registrations'
import { EXPORT_PAGE, type ExportRow, type ExportSource } from './source'
import { submissionSource } from './submissions'
import { findTask, type TaskRow } from './task'

/** The time that a file can be downloaded, in milliseconds. */
const LIFE_MS = 24 * 3_600_000
const CONTENT_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}
/** The maximum number of characters in an Excel cell. */
const CELL_MAX = 32_767

/** Returns the source of a task's rows. The call that wrote the filters has already validated them. */
function sourceOf({ form_id, event_id, columns, filters }: TaskRow): ExportSource {
  if (columns !== null) return orderSource(columns, filters)
  if (form_id !== null) return submissionSource(form_id, filters)
  if (event_id !== null) return registrationSource(event_id, filters)
  throw new Error('a task of nothing')
}

/** Returns the rows of a task, the oldest first, page by page: a connection is borrowed for a page and no longer. */
async function* pagesOf(ctx: JobCtx, source: ExportSource): AsyncGenerator<ExportRow[]> {
  let after = 0
  for (;;) {
    const page = await source.page(ctx, after)
    if (page.length > 0) yield page
    after = page.at(-1)?.id ?? after
    if (page.length < EXPORT_PAGE) return
  }
}

/** Text as a cell holds it. Strings stay strings, whatever they begin with: the writer makes no formula of them. */
const cellOf = (text: string): string => text.slice(0, CELL_MAX)

// Another process may have finished it: what is done stays done.
const RUN = "update export_task set status = 'running', done = $3 where tenant_id = $1 and id = $2 and status <> 'done'"

const saveProgress = (ctx: JobCtx, id: number, done: number): Promise<unknown> =>
  ctx.db.tx((tx) => tx.rows(RUN, [ctx.tenant.id, id, done]))

async function* rowsOf(ctx: JobCtx, task: TaskRow, columns: ExportColumns): AsyncGenerator<string[]> {
  const source = sourceOf(task)
  yield [...source.heads(ctx), ...columns.titles].map(cellOf)
  let done = 0
  for await (const page of pagesOf(ctx, source)) {
    for (const { cells, answers } of page) yield [...cells, ...columns.row(answers, task.origin)].map(cellOf)
    done += page.length
    await saveProgress(ctx, task.id, done)
  }
}

/**
 * Reads the rows twice, for the columns and for the rows, so that memory does not grow with their number but by the
 * packed file.
 */
async function writeFile(ctx: JobCtx, task: TaskRow): Promise<Buffer> {
  const columns = new ExportColumns()
  // Orders have no answers.
  if (task.columns === null)
    for await (const page of pagesOf(ctx, sourceOf(task))) for (const { answers } of page) columns.add(answers)
  if (task.format === 'csv') return csvOf(rowsOf(ctx, task, columns))
  // Loaded when it is needed: most servers never write one.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const chunks: Uint8Array[] = []
  for await (const chunk of writeXlsxStream(rowsOf(ctx, task, columns), { name: 'Sheet1', freezePane: { rows: 1 } }))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

const FINISH =
  "update export_task set status = 'done', done = total, file_key = $3 where tenant_id = $1 and id = $2 and status <> 'done' returning 1"
const FAIL = "update export_task set status = 'failed' where tenant_id = $1 and id = $2 and status <> 'done'"

/** Writes the file and hands it to whoever asked for it. */
async function storeFile(ctx: JobCtx, task: TaskRow): Promise<void> {
  const fileKey = `exports/t${ctx.tenant.id}/${randomBytes(24).toString('hex')}.${task.format}`
  await ctx.ports.storage.put(fileKey, await writeFile(ctx, task), CONTENT_TYPES[task.format])
  const rows = await ctx.db.tx((tx) => tx.rows(FINISH, [ctx.tenant.id, task.id, fileKey]))
  // Another process was quicker, because this one outlasted its claim.
  if (rows.length === 0) await ctx.ports.storage.remove(fileKey)
}

/**
 * Writes the file of a task and plans its end. A store that cannot be reached is tried again; anything else fails the
 * task.
 * @param key the task's id
 */
export async function exportRows(jobCtx: JobCtx, key: string): Promise<void> {
  const task = await jobCtx.db.read((tx) => findTask(tx, jobCtx, Number(key)))
  if (task && task.status !== 'done') {
    const ctx = { ...jobCtx, language: languageFrom(task.language) ?? jobCtx.language }
    try {
      await storeFile(ctx, task)
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      ctx.log.error({ err: error, tenant: ctx.tenant.slug, task: task.id }, 'a file of rows could not be written')
      await ctx.db.tx((tx) => tx.rows(FAIL, [ctx.tenant.id, task.id]))
    }
  }
  await jobCtx.db.tx(async (tx) => {
    const runAt = new Date(jobCtx.now.getTime() + LIFE_MS)
    await scheduleJob(tx, { tenantId: jobCtx.tenant.id, kind: 'export_expire', key, runAt })
    await cancelJob(tx, jobCtx.tenant.id, 'export_rows', key)
  })
}

/**
 * Deletes a file and its task.
 * @param key the task's id
 */
export async function expireExport(ctx: JobCtx, key: string): Promise<void> {
  const task = await ctx.db.read((tx) => findTask(tx, ctx, Number(key)))
  if (task?.file_key) await ctx.ports.storage.remove(task.file_key)
  await ctx.db.tx(async (tx) => {
    await tx.rows('delete from export_task where tenant_id = $1 and id = $2', [ctx.tenant.id, Number(key)])
    await cancelJob(tx, ctx.tenant.id, 'export_expire', key)
  })
}
