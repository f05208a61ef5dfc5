import { timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH, CODE_VALID_SECONDS, RESEND_SECONDS } from '@storefront/contract/constants'
import { isCode, isMobile } from '@storefront/contract/domain/account/mobile'
import { type Connection, lockUntilSettled } from '../../../db'
import { fail, failLasting, type Failure } from '../../../core/failure'
import { NoProviderError } from '../../../core/ports.types'
import type { Ctx } from '../../../core/context.types'
import { mobileFailure } from '../../../http/call/mobile-failure'
import { callsOf, countDone, uncount } from '../../../http/call/limit'
import { randomDigits, sha256 } from '../../../lib/random'
import { consumeCaptcha } from '../captcha/service'

export type CodeKind = 'm_login' | 'm_bind' | 'm_verify' | 'm_studio' | 'm_fresh'

/** Guesses that one code bears. */
const ATTEMPTS_MAX = 5

const hashOf = (ctx: Ctx, mobile: string, kind: CodeKind, code: string) =>
  sha256([ctx.tenant.id, mobile, kind, code].join(':'))

// One statement decides who may send: of two calls at once, the second finds the first one's row too young.
const OPEN = `insert into mobile_code as c (tenant_id, mobile, kind, code_hash, attempts, sent_at, expires_at) values ($1, $2, $3, $4, 0, $5, $6)
  on conflict (tenant_id, mobile, kind) do update
  set code_hash = excluded.code_hash, attempts = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at
  where c.sent_at <= $7 returning 1`

/**
 * Sends a code to a mobile number (spec 4: mobile verification), at most one a minute. Where the site says so, or
 * when the caller's address has asked often, a passed captcha must come along. It is used up by the first call that
 * names a number, sent or not, so that one captcha cannot try many numbers.
 */
export async function sendCode(
  ctx: Ctx,
  mobile: string,
  kind: CodeKind,
  captchaId?: string,
): Promise<{ ok: true; resend_after: number } | Failure> {
  if (!isMobile(mobile, ctx.tenant.country)) return mobileFailure(ctx, mobile)
  const captchaFailure = await requireCaptcha(ctx, captchaId)
  if (captchaFailure) return captchaFailure
  const code = randomDigits(CODE_LENGTH)
  const hash = hashOf(ctx, mobile, kind, code)
  const failure = await openCode(ctx, mobile, kind, hash)
  if (failure) return failure
  try {
    await ctx.ports.sms.sendCode({ mobile, code, kind, signName: ctx.tenant.site.sms_sign })
  } catch (error) {
    // What was never sent need not be waited for, and is none of the number's codes of the day.
    await ctx.db.tx((tx) => deleteCode(tx, ctx, mobile, kind, hash))
    await ctx.db.tx((tx) => uncount(tx, ctx, 'smsPerMobile', mobile))
    if (error instanceof NoProviderError) return fail('smsUnavailable')
    throw error
  }
  return { ok: true, resend_after: RESEND_SECONDS }
}

/** Spends the captcha that came along; refuses a call that needs one and shows none that is good. */
async function requireCaptcha(ctx: Ctx, captchaId: string | undefined): Promise<Failure | null> {
  const calls = await callsOf(ctx, 'smsFreePerIp', ctx.client.ip)
  const isRequired = ctx.tenant.config.captcha_required || calls > ctx.limits.smsFreePerIp
  const isSpent = captchaId !== undefined && (await consumeCaptcha(ctx, captchaId))
  if (!isRequired || isSpent) return null
  return fail(captchaId === undefined ? 'captchaRequired' : 'captchaGone')
}

/** Writes a code down and counts it among the number's codes of the day, both or neither. */
async function openCode(ctx: Ctx, mobile: string, kind: CodeKind, hash: string): Promise<Failure | null> {
  const at = (seconds: number) => new Date(ctx.now.getTime() + seconds * 1000)
  return ctx.db.tx(async (tx) => {
    const openedRows = await tx.rows(OPEN, [
      ctx.tenant.id,
      mobile,
      kind,
      hash,
      ctx.now,
      at(CODE_VALID_SECONDS),
      at(-RESEND_SECONDS),
    ])
    if (openedRows.length === 0) return fail('codeTooSoon', { seconds: await secondsLeft(ctx, tx, mobile, kind) })
    return countDone(tx, ctx, 'smsPerMobile', mobile)
  })
}

async function secondsLeft(ctx: Ctx, tx: Connection, mobile: string, kind: CodeKind): Promise<number> {
  const [row] = await tx.rows<{ sent_at: string }>(
    'select sent_at from mobile_code where tenant_id = $1 and mobile = $2 and kind = $3',
    [ctx.tenant.id, mobile, kind],
  )
  const since = row ? (ctx.now.getTime() - new Date(row.sent_at).getTime()) / 1000 : 0
  return Math.max(1, Math.ceil(RESEND_SECONDS - since))
}

/** Removes a code; true for the one caller who did. */
async function deleteCode(tx: Connection, ctx: Ctx, mobile: string, kind: CodeKind, hash: string): Promise<boolean> {
  const values = [ctx.tenant.id, mobile, kind, hash]
  return (
    (
      await tx.rows(
        'delete from mobile_code where tenant_id = $1 and mobile = $2 and kind = $3 and code_hash = $4 returning 1',
        values,
      )
    ).length > 0
  )
}

const GUESS = `update mobile_code set attempts = attempts + 1
  where tenant_id = $1 and mobile = $2 and kind = $3 and attempts < ${ATTEMPTS_MAX} and expires_at > $4 returning code_hash`

/** Counts a guess, before it is looked at; true when the code bears it and it is right. */
async function isRightGuess(tx: Connection, ctx: Ctx, mobile: string, kind: CodeKind, code: string): Promise<boolean> {
  const [row] = await tx.rows<{ code_hash: string }>(GUESS, [ctx.tenant.id, mobile, kind, ctx.now])
  return row !== undefined && timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(hashOf(ctx, mobile, kind, code)))
}

const checkShape = (ctx: Ctx, mobile: string, code: string): Failure | null =>
  isMobile(mobile, ctx.tenant.country) ? (isCode(code) ? null : fail('codeWrong')) : mobileFailure(ctx, mobile)

/** Uses up a code. Every guess counts; a right one works once. */
export async function consumeCode(ctx: Ctx, mobile: string, kind: CodeKind, code: string): Promise<Failure | null> {
  const failure = checkShape(ctx, mobile, code)
  if (failure) return failure
  if (!(await ctx.db.tx((tx) => isRightGuess(tx, ctx, mobile, kind, code)))) return fail('codeWrong')
  return (await ctx.db.tx((tx) => deleteCode(tx, ctx, mobile, kind, hashOf(ctx, mobile, kind, code))))
    ? null
    : fail('codeWrong')
}

/**
 * Consumes a code within the transaction that needs it. If the transaction is undone for another reason, the code stays
 * valid, but a wrong guess still counts. The next guess waits until then, so that concurrent guesses never exceed the
 * code's limit.
 */
export async function spendCode(
  tx: Connection,
  ctx: Ctx,
  mobile: string,
  kind: CodeKind,
  code: string,
): Promise<Failure | null> {
  const failure = checkShape(ctx, mobile, code)
  if (failure) return failure
  await lockUntilSettled(tx, ctx.tenant.id, `code:${mobile}:${kind}`)
  const isRight = await isRightGuess(tx, ctx, mobile, kind, code)
  if (isRight && (await deleteCode(tx, ctx, mobile, kind, hashOf(ctx, mobile, kind, code)))) return null
  return failLasting('codeWrong', (later) => later.rows(GUESS, [ctx.tenant.id, mobile, kind, ctx.now]))
}
