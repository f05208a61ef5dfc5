import { FRESH_LOGIN_MINUTES, SECOND_FACTOR_DAYS } from '@storefront/contract/constants'
import type { EndpointRow } from '@storefront/contract/endpoints'
import { fail, type Failure } from '../../core/failure'
import type { Ctx } from '../../core/context.types'

const TOTP = 'select 1 from totp where tenant_id = $1 and user_id = $2 and confirmed_at is not null'

const hasTotp = (ctx: Ctx, userId: number): Promise<boolean> =>
  ctx.db.read(async (tx) => (await tx.rows(TOTP, [ctx.tenant.id, userId], 'proof_totp')).length > 0)

type Shown = Pick<Ctx, 'session' | 'now'>

function showedWithin({ session, now }: Shown, minutes: number): boolean {
  const { verifiedAt = null } = session ?? {}
  return verifiedAt !== null && now.getTime() - verifiedAt.getTime() < minutes * 60_000
}

/** Whether the caller showed within some minutes who they are. */
export const isFresh = (ctx: Shown): boolean => showedWithin(ctx, FRESH_LOGIN_MINUTES)

/**
 * Whether this call has to come from a fresh login: always, or when its body gives one of the fields that make it
 * delicate.
 */
function asksFresh({ fresh }: EndpointRow, body: unknown): boolean {
  if (fresh === undefined || fresh === true) return fresh === true
  return typeof body === 'object' && body !== null && fresh.some((name) => Object.hasOwn(body, name))
}

/**
 * Whether the caller has shown what the login rests on. A user without a number and an authenticator has nothing to
 * show and binds their first number without it (spec 4); a call of staff is never answered so.
 */
export async function isProved(ctx: Ctx): Promise<boolean> {
  const { user } = ctx
  if (!user || isFresh(ctx)) return true
  return (
    ctx.session?.kind !== 'studio' && user.mobile === null && user.perms.length === 0 && !(await hasTotp(ctx, user.id))
  )
}

/**
 * Whether the call waits for the authenticator of the caller. A login to the studio asks for it by itself; one to the
 * shop does not, and a session of the shop whose user has one counts as verified by its codes alone.
 */
async function lacksSecondFactor({ secondFactor }: EndpointRow, ctx: Ctx, userId: number): Promise<boolean> {
  if (!secondFactor || ctx.session?.kind === 'studio' || showedWithin(ctx, SECOND_FACTOR_DAYS * 24 * 60)) return false
  return hasTotp(ctx, userId)
}

/** Refuses a delicate call of a session whose user has not shown lately who they are. */
export async function proofFailure(row: EndpointRow, ctx: Ctx, body: unknown): Promise<Failure | null> {
  if (!ctx.user) return null
  const isOpen = (!asksFresh(row, body) || (await isProved(ctx))) && !(await lacksSecondFactor(row, ctx, ctx.user.id))
  return isOpen ? null : fail('freshLogin')
}
