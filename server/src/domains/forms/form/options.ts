import { OPTIONS_LIMIT } from '@storefront/contract/domain/forms/form-limits'
import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { type Answers, countOptions, fieldAt } from '@storefront/contract/domain/forms/form-answers'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { Connection } from '../../../db'
import { type Failure, fail } from '../../../core/failure'
import type { Ctx, JobCtx } from '../../../core/context.types'
import { hasWords } from '../../../lib/search'
import { findForm } from './queries'

interface Option {
  value: string
  label: string
}

const SEARCH = `select o.value, o.label from form_option o
  where o.tenant_id = $1 and o.form_id = $2 and o.field = $3 and ${hasWords(['o.label', 'o.value'], '$4::text')}
  order by o.position limit ${OPTIONS_LIMIT}`

/**
 * Options of a field's stored list whose words or value hold the keyword, in the operator's order (spec 7: remote
 * option lists).
 */
export function searchOptions(
  ctx: Ctx,
  slug: string,
  field: string,
  keyword = '',
): Promise<{ results: Option[] } | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findForm(tx, ctx, slug)
    if (!row) return fail('notFound')
    return { results: await tx.rows<Option>(SEARCH, [ctx.tenant.id, row.id, field, keyword], 'form_options') }
  })
}

/** Answers as they are stored, with the form that they are of; without a form there is nothing to choose. */
export interface StoredAnswers {
  readonly formId: number | null
  readonly answers: Answers
}

interface QuotaForm {
  id: number
  json_schema: Record<string, unknown>
  ui_schema: Record<string, unknown>
}

const FORMS = `select f.id, f.json_schema, f.ui_schema from form f where f.tenant_id = $1 and f.id = any($2::bigint[])
  and exists (select 1 from form_option_tally o where o.tenant_id = $1 and o.form_id = f.id) order by f.id`

// The rows are locked in one order, so that two submissions that want the same options cannot block each other; each is
// counted up only where the quota still holds as many, and what was not counted is what is refused. Counting down never
// is.
const CHANGE = `with wanted as (
    select t.field, t.value, w.count from form_option_tally t join unnest($3::text[], $4::text[], $5::int[]) as w (field, value, count) using (field, value)
    where t.tenant_id = $1 and t.form_id = $2 order by t.field, t.value for update of t
  ), changed as (
    update form_option_tally t set used = greatest(t.used + w.count, 0) from wanted w
    where t.tenant_id = $1 and t.form_id = $2 and t.field = w.field and t.value = w.value and (w.count < 0 or t.used + w.count <= t.quota)
    returning t.field, t.value
  )
  select w.field, w.value from wanted w where not exists (select 1 from changed c where c.field = w.field and c.value = w.value) limit 1`

/**
 * Returns the change in the count of each option of a form from `oldRows` to `newRows`; negative if it was chosen less.
 */
function countChanges(
  schema: FormSchema,
  formId: number,
  newRows: readonly StoredAnswers[],
  oldRows: readonly StoredAnswers[],
) {
  const counts = new Map<string, ReturnType<typeof countOptions>[number]>()
  for (const [rows, sign] of [[newRows, 1] as const, [oldRows, -1] as const])
    for (const option of rows
      .filter((row) => row.formId === formId)
      .flatMap(({ answers }) => countOptions(schema, answers))) {
      const name = JSON.stringify([option.field, option.value])
      counts.set(name, { ...option, count: (counts.get(name)?.count ?? 0) + sign * option.count })
    }
  return [...counts.values()].filter(({ count }) => count !== 0)
}

/**
 * Takes the quotas of all options that answers choose, less what answers that no longer count give back: of those that
 * replace others the difference alone. Names an option that has not enough left; the caller then undoes all of it. All
 * that one transaction takes is taken by one call, so that every transaction locks in the same order.
 */
export async function changeOptions(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  newRows: readonly StoredAnswers[],
  oldRows: readonly StoredAnswers[] = [],
): Promise<Failure | null> {
  const ids = [...new Set([...newRows, ...oldRows].flatMap(({ formId }) => formId ?? []))]
  const forms = ids.length > 0 ? await tx.rows<QuotaForm>(FORMS, [ctx.tenant.id, ids], 'form_option_forms') : []
  for (const { id, json_schema, ui_schema } of forms) {
    const schema = formSchemaOf(json_schema, ui_schema)
    const counts = countChanges(schema, id, newRows, oldRows)
    if (counts.length === 0) continue
    const values = [
      counts.map(({ field }) => field),
      counts.map(({ value }) => value),
      counts.map(({ count }) => count),
    ]
    const [full] = await tx.rows<{ field: string; value: string }>(
      CHANGE,
      [ctx.tenant.id, id, ...values],
      'form_option_change',
    )
    if (!full) continue
    const option = fieldAt(schema, full.field)?.choices?.find(({ value }) => value === full.value)
    return fail('formOptionFull', { option: option?.label ?? full.value })
  }
  return null
}

/** Gives back what answers chose that no longer count. */
export async function returnOptions(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  oldRows: readonly StoredAnswers[],
): Promise<void> {
  await changeOptions(tx, ctx, [], oldRows)
}
