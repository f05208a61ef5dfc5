import type { FormQuotas, FormTimes } from '@storefront/contract/domain/forms/form-gate'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import type { OptionRemaining } from './record'

export interface FormRow {
  id: number
  slug: string
  title: string
  description: string
  json_schema: Record<string, unknown>
  ui_schema: Record<string, unknown>
  limit_total: number | null
  limit_daily: number | null
  is_active: boolean
  start_at: string | null
  end_at: string | null
  enable_temp_save: boolean
  success_page_title: string
  success_page_message: string
  /** Options with a quota, and what is left of each. */
  option_remaining: OptionRemaining[]
  /** The number of this user's submissions, in total and today; 0 for a visitor. */
  total: number
  today: number
}

const ONE = `select f.id, f.slug, f.title, f.description, f.json_schema, f.ui_schema, f.limit_total, f.limit_daily, f.is_active, f.start_at, f.end_at,
    f.enable_temp_save, f.success_page_title, f.success_page_message,
    coalesce((select json_agg(json_build_object('field', o.field, 'value', o.value, 'remaining', greatest(o.quota - o.used, 0)) order by o.field, o.value)
      from form_option_tally o where o.tenant_id = $1 and o.form_id = f.id), '[]') as option_remaining,
    coalesce(t.total, 0) as total, case when t.day >= $4::date then t.today else 0 end as today
  from form f left join form_tally t on t.tenant_id = $1 and t.form_id = f.id and t.user_id = $3
  where f.tenant_id = $1 and f.slug = $2`

/** Returns a form by its slug with what this user has used of it. */
export async function findForm(tx: Connection, ctx: Ctx, slug: string): Promise<FormRow | undefined> {
  const [row] = await tx.rows<FormRow>(
    ONE,
    [ctx.tenant.id, slug, ctx.user?.id ?? 0, dayOf(ctx.tenant, ctx.now)],
    'form_one',
  )
  return row
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

export const timesOf = (row: FormRow): FormTimes => ({
  isActive: row.is_active,
  start: iso(row.start_at),
  end: iso(row.end_at),
})

export const quotasOf = (row: FormRow): FormQuotas => ({ lu: row.limit_total, lupd: row.limit_daily })
