import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { provesByCode } from '../../account/login/proof'
import { spendCode } from '../../account/login/verification-code'
import { hasTotp, spendTotp } from './totp'

const FRESHEN = 'update session set verified_at = $3 where tenant_id = $1 and id = $2'

interface Proof {
  verify_code?: string
  totp?: string
}

async function spendProof(ctx: UserCtx, tx: Connection, { verify_code = '', totp }: Proof): Promise<Failure | null> {
  if (await hasTotp(ctx, tx, ctx.user.id)) return spendTotp(ctx, tx, ctx.user.id, totp)
  if (!(await provesByCode(ctx, tx, ctx.user.id))) return fail('numberRecent')
  return spendCode(tx, ctx, ctx.user.mobile ?? '', 'm_fresh', verify_code)
}

/** Makes the caller's session fresh: by the authenticator where they have one, else by a code sent to their number. */
export function freshenSession(ctx: UserCtx, proof: Proof): Promise<{ ok: true } | Failure> {
  return ctx.db.tx(async (tx) => {
    const failure = await spendProof(ctx, tx, proof)
    if (failure) return failure
    await tx.rows(FRESHEN, [ctx.tenant.id, ctx.session?.id ?? 0, ctx.now])
    return { ok: true as const }
  })
}
