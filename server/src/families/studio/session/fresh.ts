import type { Failure } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'
import { spendCode } from '../../account/login/verification-code'
import { hasTotp, spendTotp } from './totp'

const FRESHEN = "update session set verified_at = $3 where tenant_id = $1 and id = $2 and kind = 'studio'"

/** Makes the caller's session fresh: by the authenticator where they have one, else by a code sent to their number. */
export function freshenSession(ctx: UserCtx, { verify_code = '', totp }: { verify_code?: string; totp?: string }): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const failure = (await hasTotp(ctx, tx))
      ? await spendTotp(ctx, tx, ctx.user.id, totp)
      : await spendCode(tx, ctx, ctx.user.mobile ?? '', 'm_fresh', verify_code)
    if (failure) return failure
    await tx.rows(FRESHEN, [ctx.tenant.id, ctx.session?.id ?? 0, ctx.now])
    return { ok: true as const }
  })
}
