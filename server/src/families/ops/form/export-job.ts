import { randomBytes } from 'node:crypto'
import type { Submission } from '@storefront/contract/entities/forms/submission'
import { Failure } from '../../../failure'
import { cancelJob, scheduleJob } from '../../../jobs/queue'
import type { JobCtx } from '../../../kernel/context.types'
import { languageFrom, translate } from '../../../kernel/i18n'
import { minuteOf } from '../../../lib/day'
import { UpstreamError } from '../../../ports/types'
import { ExportColumns } from './export-columns'
import { findTask, type TaskRow } from './export'
import { presentSubmissions, type SubmissionRow, submissionShape, submissionSql } from './queries'

/** Rows that are in memory at a time. */
const PAGE = 500
/** How long a file can be fetched. */
const LIFE_MS = 24 * 3_600_000
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What a cell of Excel takes. */
const CELL_MAX = 32_767

/** The submissions of a task, the oldest first, page by page: a connection is borrowed for a page and no longer. */
async function* pagesOf(ctx: JobCtx, { form_id, filters }: TaskRow): AsyncGenerator<Submission[]> {
  let after = 0
  for (;;) {
    const page = await ctx.db.read(async (tx) => {
      const sql = await submissionSql(tx, ctx, { ...filters, form: form_id })
      if (sql instanceof Failure) throw new Error('the filters of an export cannot be read')
      sql.where(`t.id > ${sql.param(after)}`)
      const text = `select ${submissionShape.columns}
        from (select * from ${submissionShape.table} t where ${sql.condition} order by t.id limit ${PAGE}) t ${submissionShape.joins} order by t.id`
      return presentSubmissions(ctx, tx, await tx.rows<SubmissionRow>(text, sql.params))
    })
    if (page.length > 0) yield page
    after = page.at(-1)?.id ?? after
    if (page.length < PAGE) return
  }
}

/** Text as a cell holds it. Strings stay strings, whatever they begin with: the writer makes no formula of them. */
const cellOf = (text: string): string => text.slice(0, CELL_MAX)

const saveProgress = (ctx: JobCtx, id: number, done: number): Promise<unknown> =>
  ctx.db.tx((tx) => tx.rows("update export_task set status = 'running', done = $3 where tenant_id = $1 and id = $2", [ctx.tenant.id, id, done]))

async function* rowsOf(ctx: JobCtx, task: TaskRow, columns: ExportColumns): AsyncGenerator<string[]> {
  const heads = (['number', 'time', 'name', 'mobile', 'note'] as const).map((name) => translate(ctx.language, `forms.export.${name}`))
  yield [...heads, ...columns.titles].map(cellOf)
  let done = 0
  for await (const page of pagesOf(ctx, task)) {
    for (const { id, created, user, note, answers } of page) {
      const time = minuteOf(ctx.tenant, new Date(created))
      yield [String(id), time, user.name, user.mobile, note, ...columns.row(answers, task.origin)].map(cellOf)
    }
    done += page.length
    await saveProgress(ctx, task.id, done)
  }
}

/** Reads the submissions twice, for the columns and for the rows, so that memory does not grow with their number but by the packed file. */
async function writeFile(ctx: JobCtx, task: TaskRow): Promise<Buffer> {
  const columns = new ExportColumns()
  for await (const page of pagesOf(ctx, task)) for (const { answers } of page) columns.add(answers)
  // Loaded when it is needed: most servers never write one.
  const { writeXlsxStream } = await import('hucre/xlsx')
  const chunks: Uint8Array[] = []
  for await (const chunk of writeXlsxStream(rowsOf(ctx, task, columns), { name: 'Sheet1', freezePane: { rows: 1 } })) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const FINISH = "update export_task set status = 'done', done = total, file_key = $3 where tenant_id = $1 and id = $2 and status <> 'done' returning 1"
const FAIL = "update export_task set status = 'failed' where tenant_id = $1 and id = $2"

/** Writes the file and hands it to whoever asked for it. */
async function storeFile(ctx: JobCtx, task: TaskRow): Promise<void> {
  const fileKey = `exports/t${ctx.tenant.id}/${randomBytes(24).toString('hex')}.xlsx`
  await ctx.ports.storage.put(fileKey, await writeFile(ctx, task), CONTENT_TYPE)
  const rows = await ctx.db.tx((tx) => tx.rows(FINISH, [ctx.tenant.id, task.id, fileKey]))
  // Another process was quicker, because this one outlasted its claim.
  if (rows.length === 0) await ctx.ports.storage.remove(fileKey)
}

/**
 * Writes the file of a task and plans its end. A store that cannot be reached is tried again; anything else fails the task.
 * @param key the task's id
 */
export async function exportSubmissions(jobCtx: JobCtx, key: string): Promise<void> {
  const task = await jobCtx.db.read((tx) => findTask(tx, jobCtx, Number(key)))
  if (task && task.status !== 'done') {
    const ctx = { ...jobCtx, language: languageFrom(task.language) ?? jobCtx.language }
    try {
      await storeFile(ctx, task)
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      ctx.log.error({ err: error, tenant: ctx.tenant.slug, task: task.id }, 'a file of submissions could not be written')
      await ctx.db.tx((tx) => tx.rows(FAIL, [ctx.tenant.id, task.id]))
    }
  }
  await jobCtx.db.tx(async (tx) => {
    const runAt = new Date(jobCtx.now.getTime() + LIFE_MS)
    await scheduleJob(tx, { tenantId: jobCtx.tenant.id, kind: 'export_expire', key, runAt })
    await cancelJob(tx, jobCtx.tenant.id, 'export_submissions', key)
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
