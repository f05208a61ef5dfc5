import { REGISTRATION_ERRORS } from '@storefront/contract/domain/events/registration'
import type { Answers } from '@storefront/contract/domain/forms/form-answers'
import type { EventRegistration } from '@storefront/contract/entities/events/registration'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { typedCode } from '../../../lib/random'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { readAnswers } from '../../forms/form/check'
import { changeOptions } from '../../forms/form/options'
import { spendProofs } from '../../forms/form/proof'
import { storableAnswers } from '../../forms/form/references'
import { takeSeat } from './lifecycle'
import { presentOwn, stateOf } from './presenter'
import { findRegistration, findSetting, type SettingRow } from './queries'

/**
 * Returns the answers ready to store and spends the codes that prove a mobile number. The caller takes the quotas of
 * options.
 */
export async function acceptAnswers(
  tx: Connection,
  ctx: UserCtx,
  row: Pick<SettingRow, 'form_id' | 'json_schema' | 'ui_schema'>,
  data: Answers,
): Promise<Record<string, unknown> | Failure> {
  const { form_id: formId, json_schema, ui_schema } = row
  if (formId === null) return {}
  const result = await readAnswers(
    tx,
    ctx,
    { formId, json_schema: json_schema ?? {}, ui_schema: ui_schema ?? {} },
    data,
  )
  if (result instanceof Failure) return result
  const { schema, answers } = result
  return (await spendProofs(tx, ctx, schema, answers)) ?? storableAnswers(answers, schema)
}

const INSERT = `insert into event_registration (tenant_id, event_id, user_id, code, status, form_id, answers, actor_id, created_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, $7, $3, $8, $8)
  on conflict (tenant_id, event_id, user_id) where status in ('pending', 'confirmed', 'signed_in') do nothing returning id`

/**
 * Registers for an event (spec 4): while it takes registrations, once a person, with every answer right. Where
 * operators accept each registration the seat is taken by that step, not by this one.
 */
export async function register(ctx: UserCtx, key: string, data: Answers): Promise<EventRegistration | Failure> {
  const unbound = requireBoundMobile(ctx)
  if (unbound) return unbound
  return ctx.db.tx(async (tx) => {
    const setting = await findSetting(tx, ctx, key)
    if (!setting) return fail('notFound')
    const state = stateOf(setting, ctx.now)
    if (state !== 'open') return fail(REGISTRATION_ERRORS[state])
    const answers = await acceptAnswers(tx, ctx, setting, data)
    if (answers instanceof Failure) return answers
    const failure = await changeOptions(tx, ctx, [{ formId: setting.form_id, answers }])
    if (failure) return failure
    const status = setting.needs_approval ? 'pending' : 'confirmed'
    const values = [
      ctx.tenant.id,
      setting.event_id,
      ctx.user.id,
      typedCode(),
      status,
      setting.form_id,
      JSON.stringify(answers),
      ctx.now,
    ]
    const [inserted] = await tx.rows<{ id: number }>(INSERT, values, 'registration_insert')
    if (!inserted) return fail('registrationTwice')
    // What is contended most is taken last.
    if (status === 'confirmed' && !(await takeSeat(tx, ctx, setting.event_id))) return fail('registrationFull')
    const row = await findRegistration(tx, ctx, inserted.id)
    return row ? presentOwn(ctx, tx, row) : fail('notFound')
  })
}
