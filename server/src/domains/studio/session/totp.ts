import { Secret, TOTP } from 'otpauth'
import { type Connection, lockUntilSettled } from '../../../db'
import { fail, failLasting, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { sealPlace } from '../../../lib/seal-place'
import { recordLoginChange } from '../../account/profile/login-change'
import { writeAuditEntry } from '../audit/record'

const PERIOD_SECONDS = 30
/** Codes of the neighbouring steps count, too: clocks of telephones differ. */
const WINDOW = 1
/** Guesses in ten minutes; a code has a million values. */
const ATTEMPTS_MAX = 10
const ATTEMPTS_MS = 600_000

const placeOf = (ctx: Ctx, userId: number) => sealPlace(ctx.tenant.id, 'totp', String(userId))
const totpOf = (ctx: Ctx, secret: string, label = '') =>
  new TOTP({
    issuer: ctx.tenant.name,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

/** Returns the time step (RFC 6238) of a right code; null for a wrong one. */
function stepOf(ctx: Ctx, secret: string, code: string): number | null {
  const timestamp = ctx.now.getTime()
  const delta = totpOf(ctx, secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / (PERIOD_SECONDS * 1000)) + delta
}

// Counts a guess before it is looked at; ten minutes after the first the count begins again.
const GUESS = `update totp set
    attempts = case when attempts_since > $4 then attempts + 1 else 1 end,
    attempts_since = case when attempts_since > $4 then attempts_since else $3 end
  where tenant_id = $1 and user_id = $2 and (attempts < ${ATTEMPTS_MAX} or attempts_since <= $4) returning secret`
// Of two logins with one code, one finds the step unused.
const SPEND =
  'update totp set last_step = $3, attempts = 0 where tenant_id = $1 and user_id = $2 and last_step < $3 returning 1'

async function spendCodeOf(ctx: Ctx, tx: Connection, userId: number, code: string): Promise<Failure | null> {
  const key = [ctx.tenant.id, userId]
  // The next guess waits until this one counts for good.
  await lockUntilSettled(tx, ctx.tenant.id, `totp:${userId}`)
  const guess = [...key, ctx.now, new Date(ctx.now.getTime() - ATTEMPTS_MS)]
  const [row] = await tx.rows<{ secret: string }>(GUESS, guess)
  const step = row ? stepOf(ctx, ctx.ports.vault.open(row.secret, placeOf(ctx, userId)), code) : null
  if (step !== null && (await tx.rows(SPEND, [...key, step])).length > 0) return null
  return failLasting('totpWrong', (later) => later.rows(GUESS, guess))
}

const STATE = 'select confirmed_at is not null as is_on from totp where tenant_id = $1 and user_id = $2'
/** Whether the user has an authenticator. */
export const hasTotp = async (ctx: Ctx, tx: Connection, userId: number): Promise<boolean> =>
  (await tx.rows<{ is_on: boolean }>(STATE, [ctx.tenant.id, userId]))[0]?.is_on ?? false

/**
 * Uses up a code of the user's authenticator, where they have one. A wrong guess counts although its transaction is
 * undone.
 */
export async function spendTotp(
  ctx: Ctx,
  tx: Connection,
  userId: number,
  code: string | undefined,
): Promise<Failure | null> {
  if (!(await hasTotp(ctx, tx, userId))) return null
  return code ? spendCodeOf(ctx, tx, userId, code) : fail('totpRequired')
}

/** Whether the caller's logins ask for a code. */
export const readTotp = (ctx: UserCtx): Promise<{ is_on: boolean }> =>
  ctx.db.read(async (tx) => ({ is_on: await hasTotp(ctx, tx, ctx.user.id) }))

const BEGIN = `insert into totp as t (tenant_id, user_id, secret) values ($1, $2, $3)
  on conflict (tenant_id, user_id) do update set secret = excluded.secret, last_step = 0, attempts = 0 where t.confirmed_at is null returning 1`

/** Makes a secret that counts for nothing until a code of it was shown; shown once, and sealed at rest. */
export function beginTotp(ctx: UserCtx): Promise<{ secret: string; uri: string } | Failure> {
  return ctx.db.tx(async (tx) => {
    if (!ctx.ports.vault.isReady) return fail('credentialKey')
    const secret = new Secret({ size: 20 }).base32
    const rows = await tx.rows(BEGIN, [
      ctx.tenant.id,
      ctx.user.id,
      ctx.ports.vault.seal(secret, placeOf(ctx, ctx.user.id)),
    ])
    return rows.length > 0 ? { secret, uri: totpOf(ctx, secret, ctx.user.name).toString() } : fail('totpOn')
  })
}

const CONFIRM =
  'update totp set confirmed_at = $3 where tenant_id = $1 and user_id = $2 and confirmed_at is null returning 1'

const UNVERIFY = "update session set verified_at = null where tenant_id = $1 and user_id = $2 and kind <> 'studio'"

/** Turns the authenticator on by its first code. */
export function confirmTotp(ctx: UserCtx, code: string): Promise<{ is_on: boolean } | Failure> {
  return ctx.db.tx(async (tx) => {
    const failure = await spendCodeOf(ctx, tx, ctx.user.id, code)
    if (failure) return failure
    const rows = await tx.rows(CONFIRM, [ctx.tenant.id, ctx.user.id, ctx.now])
    // Sessions of the shop that showed a code by SMS alone show too little from now on.
    await tx.rows(UNVERIFY, [ctx.tenant.id, ctx.user.id])
    if (rows.length > 0) {
      await recordLoginChange(ctx, tx, 'totp_on')
      await writeAuditEntry(ctx, tx, { action: 'create', kind: 'totp', item: ctx.user.id })
    }
    return { is_on: true }
  })
}

/** Turns the authenticator off. */
export function removeTotp(ctx: UserCtx): Promise<{ is_on: boolean }> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx.rows('delete from totp where tenant_id = $1 and user_id = $2 returning 1', [
      ctx.tenant.id,
      ctx.user.id,
    ])
    if (rows.length > 0) {
      await recordLoginChange(ctx, tx, 'totp_off')
      await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'totp', item: ctx.user.id })
    }
    return { is_on: false }
  })
}
