import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { ListQuery } from '@storefront/contract/entities/common'
import type { Submission } from '@storefront/contract/entities/forms/submission'
import type { Connection } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { JobCtx } from '../../../core/context.types'
import { applyQuery, type QueryShape, ListSql } from '../../../db/list'
import { hasWords } from '../../../lib/search'
import { BUYER } from '../../account/profile/user'
import { answerTexts } from '../../forms/submission/answer-texts'

/** The filters of a list of submissions. */
export interface SubmissionFilter extends Pick<ListQuery, 'from' | 'to' | 'search' | 'id'> {
  form?: number
  field?: string
  value?: string
}

export interface SubmissionRow {
  id: number
  form_id: number
  form_slug: string
  form_title: string
  json_schema: Record<string, unknown>
  ui_schema: Record<string, unknown>
  answers: Record<string, unknown>
  note: string
  created_at: string
  user_name: string
  user_mobile: string
}

/** Whether a text or number anywhere within an answer fits `test`, in which it is `w`. */
const someValue = (json: string, test: string): string =>
  `exists (select 1 from jsonb_path_query(${json}, 'strict $.**') v(value), lateral (select v.value #>> '{}' as w) x
    where jsonb_typeof(v.value) in ('string', 'number', 'boolean') and ${test})`

/** The columns of a submission without the schemas of its form. */
export const submissionColumns = `t.id, t.form_id, f.slug as form_slug, f.title as form_title, t.answers, t.note, t.created_at,
    a.name as user_name, coalesce(a.mobile, '') as user_mobile`

export const submissionShape: QueryShape = {
  table: 'form_submission',
  columns: `f.json_schema, f.ui_schema, ${submissionColumns}`,
  joins: `join form f on f.tenant_id = $1 and f.id = t.form_id
    join account a on a.tenant_id = $1 and a.id = t.user_id`,
  orderings: { '-id': 't.id desc', id: 't.id' },
  // `search` looks into answers as well: see below.
  search: [],
  moment: 't.created_at',
}

/**
 * Returns values of a field's choices that are meant by a text, by the value itself or by its label; null when the
 * field has no choices.
 */
async function findChoiceValues(
  tx: Connection,
  ctx: JobCtx,
  { form, field = '', value = '' }: SubmissionFilter,
): Promise<string[] | null> {
  if (form === undefined) return null
  const [row] = await tx.rows<{ json_schema: unknown; ui_schema: unknown }>(
    'select json_schema, ui_schema from form where tenant_id = $1 and id = $2',
    [ctx.tenant.id, form],
  )
  const { choices } = formSchemaOf(row?.json_schema, row?.ui_schema).properties[field] ?? {}
  return choices ? [value, ...choices.filter(({ label }) => label === value).map((choice) => choice.value)] : null
}

/**
 * Returns the conditions of a filter: one of several choices is compared as a whole, other texts by what they contain.
 */
export async function submissionSql(tx: Connection, ctx: JobCtx, filter: SubmissionFilter): Promise<ListSql | Failure> {
  const { form, field, value, search } = filter
  const sql = new ListSql(ctx.tenant.id)
  if (form !== undefined) sql.where(`t.form_id = ${sql.param(form)}`)
  if (field && value) {
    const values = await findChoiceValues(tx, ctx, filter)
    const test = values ? `x.w = any(${sql.param(values)}::text[])` : hasWords(['x.w'], `${sql.param(value)}::text`)
    sql.where(someValue(`t.answers -> ${sql.param(field)}::text`, test))
  }
  if (search) {
    const words =
      "(select string_agg(v.value #>> '{}', ' ') from jsonb_path_query(t.answers, 'strict $.**') v(value) where jsonb_typeof(v.value) in ('string', 'number', 'boolean'))"
    sql.where(hasWords([BUYER, 't.note', words], `${sql.param(search)}::text`))
  }
  return applyQuery(ctx, sql, submissionShape, filter) ?? sql
}

/** Presents submissions to operators, with the answers as texts. */
export async function presentSubmissions(
  ctx: JobCtx,
  tx: Connection,
  rows: readonly SubmissionRow[],
): Promise<Submission[]> {
  const texts = await answerTexts(ctx, tx, rows)
  return rows.map((row, n) => ({
    id: row.id,
    form: { id: row.form_id, slug: row.form_slug, title: row.form_title },
    user: { name: row.user_name, mobile: row.user_mobile },
    note: row.note,
    created: new Date(row.created_at).toISOString(),
    answers: texts[n] ?? [],
  }))
}
