import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { type Answers, answersOf, findInvalidAnswer, titleAt } from '@storefront/contract/domain/forms/form-answers'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { dayOf } from '../../../lib/day'
import { findInvalidReference } from './references'

/** The source of a form's fields: a form, or a record with fields of its own, such as a reservation. */
export interface FormSource {
  readonly json_schema: Record<string, unknown>
  readonly ui_schema: Record<string, unknown>
  /** The form that stores the option lists of the fields; null without any. */
  readonly formId: number | null
}

/** The answers and the schema that they match. */
export interface FormAnswers {
  readonly schema: FormSchema
  readonly answers: Record<string, unknown>
}

/** Reads what was sent by the rules of spec 5; the failure names the first field that is wrong. */
export async function readAnswers(
  tx: Connection,
  ctx: UserCtx,
  source: FormSource,
  input: Answers,
): Promise<FormAnswers | Failure> {
  const { country } = ctx.tenant
  const schema = formSchemaOf(source.json_schema, source.ui_schema)
  const answers = answersOf(schema, input, country)
  const today = dayOf(ctx.tenant, ctx.now)
  const key =
    findInvalidAnswer(schema, answers, { today, country }) ??
    (await findInvalidReference(tx, ctx, source.formId, schema, answers))
  return key === null ? { schema, answers } : fail('formAnswerWrong', { field: titleAt(schema, key) })
}
