import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { type Answers, answersOf, findInvalidAnswer, titleAt } from '@storefront/contract/domain/forms/form-answers'
import { FORM_ERRORS, formBlock, formStatus, limitsReached } from '@storefront/contract/domain/forms/form-gate'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { Connection } from '../../../db'
import { formSubmission } from '../../../db/schema'
import { Failure, fail } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'
import { dayOf } from '../../../lib/day'
import { requireBoundMobile } from '../../account/profile/bind-mobile'
import { deleteDraft } from './draft'
import { takeOptions } from './options'
import { spendProofs } from './proof'
import { findForm, type FormRow, quotasOf, timesOf } from './queries'
import { storableAnswers, findInvalidReference } from './references'

interface SubmissionReply {
  id: number
  success_page_title: string
  success_page_message: string
}

const COUNT = `insert into form_tally as t (tenant_id, form_id, user_id, total, day, today) values ($1, $2, $3, 1, $4::date, 1)
  on conflict (tenant_id, form_id, user_id) do update set
    total = t.total + 1,
    today = case when t.day = excluded.day then t.today + 1 else 1 end,
    day = excluded.day
  where ($5::int is null or t.total < $5) and ($6::int is null or t.day <> excluded.day or t.today < $6)
  returning 1`

/** Counts this submission; false when a limit is reached. One conditional statement: of many at once no more pass than may. */
async function count(tx: Connection, ctx: UserCtx, { id, limit_total, limit_daily }: FormRow): Promise<boolean> {
  const values = [ctx.tenant.id, id, ctx.user.id, dayOf(ctx.tenant, ctx.now), limit_total, limit_daily]
  return (await tx.rows(COUNT, values, 'form_count')).length > 0
}

/** A form as it is submitted: the row, its schema and what was answered. */
interface Submitting {
  readonly row: FormRow
  readonly schema: FormSchema
  readonly answers: Record<string, unknown>
}

/** Everything that can be said of a submission before something is taken or written. */
async function checkSubmission(tx: Connection, ctx: UserCtx, slug: string, input: Answers): Promise<Submitting | Failure> {
  const row = await findForm(tx, ctx, slug)
  if (!row) return fail('notFound')
  const block = formBlock(formStatus(timesOf(row), ctx.now.getTime()), limitsReached(quotasOf(row), row))
  if (block) return fail(FORM_ERRORS[block])
  const schema = formSchemaOf(row.json_schema, row.ui_schema)
  const answers = answersOf(schema, input)
  const today = dayOf(ctx.tenant, ctx.now)
  const key = findInvalidAnswer(schema, answers, { today }) ?? (await findInvalidReference(tx, ctx, row.id, schema, answers))
  return key === null ? { row, schema, answers } : fail('formAnswerWrong', { field: titleAt(schema, key) })
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
    const failure = (await spendProofs(tx, ctx, schema, answers)) ?? (await takeOptions(tx, ctx, row.id, schema, answers))
    if (failure) return failure
    const values = { tenantId: ctx.tenant.id, formId: row.id, userId: ctx.user.id, answers: storableAnswers(answers, schema), createdAt: ctx.now }
    const [submission] = await tx.orm.insert(formSubmission).values(values).returning({ id: formSubmission.id })
    if (!submission) throw new Error('a submission without an id')
    await deleteDraft(tx, ctx, row.id)
    return { id: submission.id, success_page_title: row.success_page_title, success_page_message: row.success_page_message }
  })
}

/** Another submission of the same user has taken the last place: which limit that was. */
async function refusedByLimit(tx: Connection, ctx: UserCtx, slug: string): Promise<Failure> {
  const row = await findForm(tx, ctx, slug)
  const [limit = 'lu'] = row ? limitsReached(quotasOf(row), row) : []
  return fail(FORM_ERRORS[limit])
}
