import { OPTIONS_LIMIT } from '@storefront/contract/domain/forms/form-limits'
import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { type Answers, countOptions, fieldAt } from '@storefront/contract/domain/forms/form-answers'
import type { Connection } from '../../../db'
import { type Failure, fail } from '../../../failure'
import type { Ctx, UserCtx } from '../../../kernel/context.types'
import { containing } from '../../../lib/list'
import { findForm } from './queries'

interface Option {
  value: string
  label: string
}

const SEARCH = `select o.value, o.label from form_option o
  where o.tenant_id = $1 and o.form_id = $2 and o.field = $3 and (o.label ilike $4 or o.value ilike $4)
  order by o.position limit ${OPTIONS_LIMIT}`

/** Options of a field's stored list whose words or value hold the keyword, in the operator's order (spec 7: remote option lists). */
export function searchOptions(ctx: Ctx, slug: string, field: string, keyword = ''): Promise<{ results: Option[] } | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findForm(tx, ctx, slug)
    if (!row) return fail('notFound')
    return { results: await tx.rows<Option>(SEARCH, [ctx.tenant.id, row.id, field, containing(keyword.trim())], 'form_options') }
  })
}

// The rows are locked in one order, so that two submissions that want the same options cannot block each other; each is
// counted up only where the quota still holds as many, and what was not counted up is what is refused.
const TAKE = `with wanted as (
    select t.field, t.value, w.count from form_option_tally t join unnest($3::text[], $4::text[], $5::int[]) as w (field, value, count) using (field, value)
    where t.tenant_id = $1 and t.form_id = $2 order by t.field, t.value for update of t
  ), taken as (
    update form_option_tally t set used = t.used + w.count from wanted w
    where t.tenant_id = $1 and t.form_id = $2 and t.field = w.field and t.value = w.value and t.used + w.count <= t.quota
    returning t.field, t.value
  )
  select w.field, w.value from wanted w where not exists (select 1 from taken t where t.field = w.field and t.value = w.value) limit 1`

/** Takes the quotas of all chosen options, or names one that has not enough left; one conditional statement. */
export async function takeOptions(tx: Connection, ctx: UserCtx, formId: number, schema: FormSchema, answers: Answers): Promise<Failure | null> {
  const counts = countOptions(schema, answers)
  if (counts.length === 0) return null
  const values = [counts.map(({ field }) => field), counts.map(({ value }) => value), counts.map(({ count }) => count)]
  const [full] = await tx.rows<{ field: string; value: string }>(TAKE, [ctx.tenant.id, formId, ...values], 'form_option_take')
  if (!full) return null
  const option = fieldAt(schema, full.field)?.choices?.find(({ value }) => value === full.value)
  return fail('formOptionFull', { option: option?.label ?? full.value })
}
