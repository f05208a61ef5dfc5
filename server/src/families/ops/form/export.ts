import type { ExportTask } from '@storefront/contract/entities/forms/submission'
import type { Connection } from '../../../db'
import { exportTask } from '../../../db/schema'
import { fail, Failure } from '../../../failure'
import { scheduleJob } from '../../../jobs/queue'
import type { Ctx, UserCtx } from '../../../kernel/context.types'
import { dayOf } from '../../../lib/day'
import type { ListSql } from '../../../lib/list'
import { type SubmissionFilter, submissionShape, submissionSql } from './queries'

type Filters = Pick<SubmissionFilter, 'field' | 'value' | 'from' | 'to' | 'search'>

export interface TaskRow {
  id: number
  user_id: number
  form_id: number
  filters: Filters
  status: ExportTask['status']
  total: number
  done: number
  file_key: string | null
  name: string
  language: string
  /** Before the addresses of pictures. */
  origin: string
  created_at: string
}

const COLUMNS = 'id, user_id, form_id, filters, status, total, done, file_key, name, language, origin, created_at'

export async function findTask(tx: Connection, ctx: Pick<Ctx, 'tenant'>, id: number): Promise<TaskRow | undefined> {
  return (await tx.rows<TaskRow>(`select ${COLUMNS} from export_task where tenant_id = $1 and id = $2`, [ctx.tenant.id, id]))[0]
}

const present = (ctx: Ctx, row: TaskRow): ExportTask => ({
  id: row.id,
  status: row.status,
  total: row.total,
  done: row.done,
  url: row.status === 'done' && row.file_key !== null ? ctx.ports.storage.url(row.file_key) : null,
  name: row.name,
  created: new Date(row.created_at).toISOString(),
})

async function countRows(tx: Connection, sql: ListSql): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(`select count(*)::int as count from ${submissionShape.table} t where ${sql.condition}`, sql.params)
  return row?.count ?? 0
}

/** Plans a file of a form's submissions, chosen as in their list. */
export function startExport(ctx: UserCtx, formId: number, { field, value, from, to, search }: Filters): Promise<ExportTask | Failure> {
  const filters: Filters = { field, value, from, to, search }
  return ctx.db.tx(async (tx) => {
    const [form] = await tx.rows<{ slug: string }>('select slug from form where tenant_id = $1 and id = $2', [ctx.tenant.id, formId])
    if (!form) return fail('notFound')
    const sql = await submissionSql(tx, ctx, { ...filters, form: formId })
    if (sql instanceof Failure) return sql
    const filterTexts = Object.fromEntries(Object.entries(filters).flatMap(([name, text]) => (text ? [[name, text] as const] : [])))
    const values = {
      formId,
      filters: filterTexts,
      total: await countRows(tx, sql),
      name: `${form.slug}-${dayOf(ctx.tenant, ctx.now)}.xlsx`,
      language: ctx.language,
      origin: ctx.client.origin,
    }
    const [row] = await tx.orm
      .insert(exportTask)
      .values({ tenantId: ctx.tenant.id, userId: ctx.user.id, status: 'waiting', ...values, createdAt: ctx.now })
      .returning({ id: exportTask.id })
    const task = row && (await findTask(tx, ctx, row.id))
    if (!task) throw new Error('a task that is not there')
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'export_submissions', key: String(task.id), runAt: ctx.now })
    return present(ctx, task)
  })
}

/** How far a file is that the caller started; notFound for those of others. */
export function readExportTask(ctx: UserCtx, id: number): Promise<ExportTask | Failure> {
  return ctx.db.read(async (tx) => {
    const task = await findTask(tx, ctx, id)
    return task?.user_id === ctx.user.id ? present(ctx, task) : fail('notFound')
  })
}
