import type { ExportTask } from '@storefront/contract/entities/forms/submission'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'
import { translate } from '../../../kernel/i18n'
import { minuteOf } from '../../../lib/day'
import type { ListSql } from '../../../lib/list'
import { presentSubmissions, type SubmissionFilter, type SubmissionRow, submissionShape, submissionSql } from '../form/queries'
import { EXPORT_PAGE, type ExportSource } from './source'
import { planExport } from './task'

type Filters = Pick<SubmissionFilter, 'field' | 'value' | 'from' | 'to' | 'search'>

async function countRows(tx: Connection, sql: ListSql): Promise<number> {
  const [row] = await tx.rows<{ count: number }>(`select count(*)::int as count from ${submissionShape.table} t where ${sql.condition}`, sql.params)
  return row?.count ?? 0
}

/** Plans a file of a form's submissions, chosen as in their list. */
export function startSubmissionExport(ctx: UserCtx, formId: number, { field, value, from, to, search }: Filters): Promise<ExportTask | Failure> {
  const filters: Filters = { field, value, from, to, search }
  return ctx.db.tx(async (tx) => {
    const [form] = await tx.rows<{ slug: string }>('select slug from form where tenant_id = $1 and id = $2', [ctx.tenant.id, formId])
    if (!form) return fail('notFound')
    const sql = await submissionSql(tx, ctx, { ...filters, form: formId })
    if (sql instanceof Failure) return sql
    return planExport(ctx, tx, { of: { formId }, filters: { ...filters }, total: await countRows(tx, sql), title: form.slug })
  })
}

/** The submissions of a form. */
export const submissionSource = (form: number, filters: Filters): ExportSource => ({
  heads: (ctx) => (['number', 'time', 'name', 'mobile', 'note'] as const).map((name) => translate(ctx.language, `forms.export.${name}`)),
  page: (ctx, after) =>
    ctx.db.read(async (tx) => {
      const sql = await submissionSql(tx, ctx, { ...filters, form })
      if (sql instanceof Failure) throw new Error('the filters of an export cannot be read')
      sql.where(`t.id > ${sql.param(after)}`)
      const text = `select ${submissionShape.columns}
        from (select * from ${submissionShape.table} t where ${sql.condition} order by t.id limit ${EXPORT_PAGE}) t ${submissionShape.joins} order by t.id`
      const submissions = await presentSubmissions(ctx, tx, await tx.rows<SubmissionRow>(text, sql.params))
      return submissions.map(({ id, created, user, note, answers }) => {
        const time = minuteOf(ctx.tenant, new Date(created))
        return { id, cells: [String(id), time, user.name, user.mobile, note], answers }
      })
    }),
})
