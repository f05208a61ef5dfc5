import type { FormSchema, VerifyKind } from '@storefront/contract/domain/forms/form'
import { type Answers, isProvenMobile, shownInstances } from '@storefront/contract/domain/forms/form-answers'
import type { Connection } from '../../../db'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { spendCode } from '../../account/login/verification-code'

/** A number of the answers and the code that proves it. */
interface Proof {
  readonly mobile: string
  readonly kind: VerifyKind
  readonly code: string
}

/** Returns the numbers that a form wants proven. One number in two fields is proven once. */
function proofsOf(schema: FormSchema, answers: Answers): Proof[] {
  const proofs = shownInstances(schema, answers).flatMap(({ field: { verifyKind }, value }) =>
    verifyKind && isProvenMobile(value) ? [{ mobile: value.mobile, kind: verifyKind, code: value.verify_code }] : [],
  )
  return [...new Map(proofs.map((proof) => [JSON.stringify(proof), proof])).values()]
}

/** Spends the codes within the submission's transaction: one that is refused for something else leaves them good. */
export async function spendProofs(
  tx: Connection,
  ctx: UserCtx,
  schema: FormSchema,
  answers: Answers,
): Promise<Failure | null> {
  for (const { mobile, kind, code } of proofsOf(schema, answers)) {
    const failure = await spendCode(tx, ctx, mobile, kind, code)
    if (failure) return failure
  }
  return null
}
