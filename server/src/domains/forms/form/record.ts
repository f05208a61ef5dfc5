import type { FormPart } from '@storefront/contract/entities/forms/form'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'

/** An option with a quota, and what is left of it. */
export interface OptionRemaining {
  field: string
  value: string
  remaining: number
}

/** Groups the remaining quota of each option by field and value. */
export function remainingByField(rows: readonly OptionRemaining[]): FormPart['option_remaining'] {
  const byField = new Map<string, [string, number][]>()
  for (const { field, value, remaining } of rows)
    byField.set(field, [...(byField.get(field) ?? []), [value, remaining]])
  return Object.fromEntries([...byField].map(([field, options]) => [field, Object.fromEntries(options)]))
}

/** A form beside what asks for it, as an event does; null where it asks for none. */
interface FormPartRow {
  form_id: number | null
  form_slug: string | null
  json_schema: Record<string, unknown> | null
  ui_schema: Record<string, unknown> | null
}

const REMAINING = `select field, value, greatest(quota - used, 0) as remaining from form_option_tally
  where tenant_id = $1 and form_id = $2 order by field, value`

/** Returns the fields of a form that is filled in beside something else, with what they need as a form's own do. */
export async function presentFormPart(ctx: Ctx, tx: Connection, row: FormPartRow): Promise<FormPart | null> {
  if (row.form_id === null || row.form_slug === null) return null
  return {
    slug: row.form_slug,
    json_schema: row.json_schema ?? {},
    ui_schema: row.ui_schema ?? {},
    option_remaining: remainingByField(
      await tx.rows<OptionRemaining>(REMAINING, [ctx.tenant.id, row.form_id], 'form_part_remaining'),
    ),
    origins: ctx.tenant.config.form_origins,
  }
}
