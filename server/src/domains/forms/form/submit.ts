import { insert } from '../../../db/insert'
import type { Answers } from '@storefront/contract/domain/forms/form-answers'
import { FORM_ERRORS, formBlock, formStatus, limitsReached } from '@storefront/contract/domain/forms/form-gate'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { type FormAnswers, readAnswers } from './check'
import { deleteDraft } from './draft'
import { changeOptions } from './options'
import { spendProofs } from './proof'
import { findForm, type FormRow, quotasOf, timesOf } from './queries'
import { storableAnswers } from './references'

interface SubmissionReply {
  id: number
  success_page_title: string
  success_page_message: string
}

// One that began before midnight and comes late counts as of the later day: else that day would begin anew.
const COUNT = `insert into form_tally as t (tenant_id, form_id, user_id, total, day, today) values ($1, $2, $3, 1, $4::date, 1)
  on conflict (tenant_id, form_id, user_id) do update set
    total = t.total + 1,
    today = case when t.day >= excluded.day then t.today + 1 else 1 end,
    day = greatest(t.day, excluded.day)
  where ($5::int is null or t.total < $5) and ($6::int is null or t.day < excluded.day or t.today < $6)
  returning 1`

/**
 * Counts this submission; false when a limit is reached. One conditional statement: of many at once no more pass than
 * may.
 */
async function count(tx: Connection, ctx: UserCtx, { id, limit_total, limit_daily }: FormRow): Promise<boolean> {
  const values = [ctx.tenant.id, id, ctx.user.id, dayOf(ctx.tenant, ctx.now), limit_total, limit_daily]
  return (await tx.rows(COUNT, values, 'form_count')).length > 0
}

/** A form as it is submitted: the row, its schema and what was answered. */
interface Submitting extends FormAnswers {
  readonly row: FormRow
}

/** Everything that can be said of a submission before something is taken or written. */
async function checkSubmission(
  tx: Connection,
  ctx: UserCtx,
  slug: string,
  input: Answers,
): Promise<Submitting | Failure> {
  const row = await findForm(tx, ctx, slug)
  if (!row) return fail('notFound')
  const block = formBlock(formStatus(timesOf(row), ctx.now.getTime()), limitsReached(quotasOf(row), row))
  if (block) return fail(FORM_ERRORS[block])
  const { id: formId, json_schema, ui_schema } = row
  const result = await readAnswers(tx, ctx, { json_schema, ui_schema, formId }, input)
  return result instanceof Failure ? result : { row, ...result }
}

/**
 * Fills a form in (spec 4 and 5): it has to be open to this user, and every answer right. What was saved on the way is
 * forgotten. All that becomes scarcer is taken by conditional statements of this transaction, the options that many
 * users want last, since others wait for them.
 */
export async function submitForm(ctx: UserCtx, slug: string, input: Answers): Promise<SubmissionReply | Failure> {
  const unbound = requireBoundMobile(ctx)
  if (unbound) return unbound
  return ctx.db.tx(async (tx) => {
    const submitting = await checkSubmission(tx, ctx, slug, input)
    if (submitting instanceof Failure) return submitting
    const { row, schema, answers } = submitting
    if (!(await count(tx, ctx, row))) return refusedByLimit(tx, ctx, slug)
    const stored = { formId: row.id, answers: storableAnswers(answers, schema) }
    const failure = (await spendProofs(tx, ctx, schema, answers)) ?? (await changeOptions(tx, ctx, [stored]))
    if (failure) return failure
    const values = { tenantId: ctx.tenant.id, ...stored, userId: ctx.user.id, createdAt: ctx.now }
    const [submission] = await insert(tx, 'form_submission', values, { returning: ['id'] })
    if (!submission) throw new Error('a submission without an id')
    await deleteDraft(tx, ctx, row.id)
    return {
      id: submission.id,
      success_page_title: row.success_page_title,
      success_page_message: row.success_page_message,
    }
  })
}

/** Another submission of the same user has taken the last place: which limit that was. */
async function refusedByLimit(tx: Connection, ctx: UserCtx, slug: string): Promise<Failure> {
  const row = await findForm(tx, ctx, slug)
  const [limit = 'lu'] = row ? limitsReached(quotasOf(row), row) : []
  return fail(FORM_ERRORS[limit])
}
