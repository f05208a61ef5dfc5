import { insert } from '../../../db/insert'
import type { ExportFormat } from '@storefront/contract/domain/orders/order-export'
import type { ExportTask } from '@storefront/contract/entities/forms/submission'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import { scheduleJob } from '../../../db/queue'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'

export interface TaskRow {
  id: number
  user_id: number
  /** The form or the event that the file is about, or the columns of orders; exactly one is set. */
  form_id: number | null
  event_id: number | null
  /** Columns of a file of orders. */
  columns: string[] | null
  format: ExportFormat
  /** The filters chosen in the list. */
  filters: Record<string, string>
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

const COLUMNS =
  'id, user_id, form_id, event_id, columns, format, filters, status, total, done, file_key, name, language, origin, created_at'

export async function findTask(tx: Connection, ctx: Pick<Ctx, 'tenant'>, id: number): Promise<TaskRow | undefined> {
  return (
    await tx.rows<TaskRow>(`select ${COLUMNS} from export_task where tenant_id = $1 and id = $2`, [ctx.tenant.id, id])
  )[0]
}

const present = async (ctx: Ctx, row: TaskRow): Promise<ExportTask> => ({
  id: row.id,
  status: row.status,
  total: row.total,
  done: row.done,
  url:
    row.status === 'done' && row.file_key !== null ? await ctx.ports.storage.privateUrl(row.file_key, row.name) : null,
  name: row.name,
  created: new Date(row.created_at).toISOString(),
})

interface NewTask {
  readonly of: { readonly formId: number } | { readonly eventId: number } | { readonly columns: string[] }
  /** Default xlsx. */
  readonly format?: ExportFormat
  readonly filters: Readonly<Record<string, string | undefined>>
  readonly total: number
  /** The title of the file, before the day in its name. */
  readonly title: string
}

/**
 * Plans a file of the rows that `find` counts. It reads in a transaction of its own: a search asks all machines of a
 * cluster, which no transaction does that writes, and a long count holds nothing up.
 * @param log writes what else belongs to the plan, in its transaction
 */
export async function startExport(
  ctx: UserCtx,
  find: (tx: Connection) => Promise<NewTask | Failure>,
  log?: (tx: Connection, task: NewTask) => Promise<void>,
): Promise<ExportTask | Failure> {
  const task = await ctx.db.read(find)
  if (task instanceof Failure) return task
  return ctx.db.tx(async (tx) => {
    await log?.(tx, task)
    return planExport(ctx, tx, task)
  })
}

async function planExport(
  ctx: UserCtx,
  tx: Connection,
  { of, format = 'xlsx', filters, total, title }: NewTask,
): Promise<ExportTask> {
  const values = {
    ...of,
    format,
    filters: Object.fromEntries(
      Object.entries(filters).flatMap(([name, text]) => (text ? [[name, text] as const] : [])),
    ),
    total,
    name: `${title}-${dayOf(ctx.tenant, ctx.now)}.${format}`,
    language: ctx.language,
    origin: ctx.client.origin,
  }
  const [row] = await insert(
    tx,
    'export_task',
    { tenantId: ctx.tenant.id, userId: ctx.user.id, status: 'waiting', ...values, createdAt: ctx.now },
    { returning: ['id'] },
  )
  const task = row && (await findTask(tx, ctx, row.id))
  if (!task) throw new Error('a task that is not there')
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'export_rows', key: String(task.id), runAt: ctx.now })
  return present(ctx, task)
}

const subjects = { form: 'form_id', event: 'event_id', order: 'columns' } as const

/** Returns the progress of a file that the caller started; notFound for files of others and for other sorts. */
export function readExportTask(ctx: UserCtx, id: number, sort: keyof typeof subjects): Promise<ExportTask | Failure> {
  return ctx.db.read(async (tx) => {
    const task = await findTask(tx, ctx, id)
    const isOwn = task?.user_id === ctx.user.id && task[subjects[sort]] !== null
    return task && isOwn ? present(ctx, task) : fail('notFound')
  })
}
