import { formStatus, limitsReached } from '@storefront/contract/domain/forms/form-gate'
import type { FormDetail } from '@storefront/contract/entities/forms/form'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { findForm, quotasOf, timesOf } from './queries'
import { remainingByField } from './record'

/** Returns a form, and whether this user may fill it in now (spec 4, form). */
export async function readForm(ctx: Ctx, slug: string): Promise<FormDetail | Failure> {
  const row = await ctx.db.read((tx) => findForm(tx, ctx, slug))
  if (!row) return fail('notFound')
  const { id, title, description, json_schema, ui_schema, enable_temp_save, success_page_title, success_page_message } =
    row
  const [times, quotas] = [timesOf(row), quotasOf(row)]
  return {
    id,
    slug: row.slug,
    title,
    description,
    json_schema,
    ui_schema,
    quotas,
    uls: limitsReached(quotas, row),
    status: formStatus(times, ctx.now.getTime()),
    start: times.start,
    end: times.end,
    config: { enable_temp_save, origins: ctx.tenant.config.form_origins },
    option_remaining: remainingByField(row.option_remaining),
    success_page_title,
    success_page_message,
  }
}
