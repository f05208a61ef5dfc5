import type { ExportTask } from '@storefront/contract/entities/forms/submission'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { minuteOf } from '../../../lib/day'
import type { ListSql } from '../../../db/list'
import {
  presentSubmissions,
  submissionColumns,
  type SubmissionFilter,
  type SubmissionRow,
  submissionShape,
  submissionSql,
} from '../form/queries'
import { EXPORT_PAGE, type ExportSource } from './source'
import { startExport } from './task'

type Schemas = Pick<SubmissionRow, 'json_schema' | 'ui_schema'>

/** Empty schemas for a deleted form, which has no submissions left either. */
const NO_SCHEMAS: Schemas = { json_schema: {}, ui_schema: {} }

type Filters = Pick<SubmissionFilter, 'field' | 'value' | 'from' | 'to' | 'search'>

async function countRows(tx: Connection, sql: ListSql): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(
    `select count(*)::int as count from ${submissionShape.table} t where ${sql.condition}`,
    sql.params,
  )
  return row?.count ?? 0
}

/** Plans a file of a form's submissions, chosen as in their list. */
export function startSubmissionExport(
  ctx: UserCtx,
  formId: number,
  { field, value, from, to, search }: Filters,
): Promise<ExportTask | Failure> {
  const filters: Filters = { field, value, from, to, search }
  return startExport(ctx, async (tx) => {
    const [form] = await tx.rows<{ slug: string }>('select slug from form where tenant_id = $1 and id = $2', [
      ctx.tenant.id,
      formId,
    ])
    if (!form) return fail('notFound')
    const sql = await submissionSql(tx, ctx, { ...filters, form: formId })
    if (sql instanceof Failure) return sql
    return { of: { formId }, filters: { ...filters }, total: await countRows(tx, sql), title: form.slug }
  })
}

/** Returns the submissions of a form. */
export const submissionSource = (form: number, filters: Filters): ExportSource => ({
  heads: (ctx) =>
    (['number', 'time', 'name', 'mobile', 'note'] as const).map((name) =>
      translate(ctx.language, `forms.export.${name}`),
    ),
  page: (ctx, after) =>
    ctx.db.read(async (tx) => {
      const sql = await submissionSql(tx, ctx, { ...filters, form })
      if (sql instanceof Failure) throw new Error('the filters of an export cannot be read')
      sql.where(`t.id > ${sql.param(after)}`)
      const text = `select ${submissionColumns}
        from (select * from ${submissionShape.table} t where ${sql.condition} order by t.id limit ${EXPORT_PAGE}) t ${submissionShape.joins} order by t.id`
      const rows = await tx.rows<Omit<SubmissionRow, keyof Schemas>>(text, sql.params)
      // All are of one form, whose schemas need not come with each of them.
      const [schemas = NO_SCHEMAS] = await tx.rows<Schemas>(
        'select json_schema, ui_schema from form where tenant_id = $1 and id = $2',
        [ctx.tenant.id, form],
      )
      const submissions = await presentSubmissions(
        ctx,
        tx,
        rows.map((row) => ({ ...row, ...schemas })),
      )
      return submissions.map(({ id, created, user, note, answers }) => {
        const time = minuteOf(ctx.tenant, new Date(created))
        return { id, cells: [String(id), time, user.name, user.mobile, note], answers }
      })
    }),
})
