import { randomUUID } from 'node:crypto'
import type { UserInfo } from '@storefront/contract/entities/account/user'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import type { Static } from '@sinclair/typebox'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import type { CookieJar } from '../../../http/call/handler'
import { translate } from '../../../core/i18n'
import { miniApp } from '../../shared/credential'
import { randomCode, randomToken, sha256 } from '../../../lib/random'
import { SESSION_DAYS } from '../../../http/request/session'
import { consumeFlashMessages } from '../../site/site/flash-messages'
import { applyFollower } from '../../site/wechat-push/follower'
import { lockIdentity, type Person } from './identity'
import { findUserWithBasket } from '../profile/user'
import { provesByCode } from './proof'
import { consumeCode } from './verification-code'

export interface LoginResult {
  user: UserInfo
  token: string
  basket_count: number
  flashMessages: Static<typeof FlashMessage>[]
}

async function createAccount(
  ctx: Ctx,
  tx: Connection,
  name: string,
  mobile: string | null,
): Promise<number | undefined> {
  const [row] = await tx.rows<{ id: number }>(
    `insert into account (tenant_id, uuid, auid, name, mobile, perms, created_at, spent) values ($1, $2, $3, $4, $5, '{}', $6, 0)
     on conflict (tenant_id, mobile) do nothing returning id`,
    [ctx.tenant.id, randomUUID(), randomCode(10).toLowerCase(), name, mobile, ctx.now],
  )
  return row?.id
}

/** Returns the user of a mobile number; the first login makes it. */
export async function userByMobile(ctx: Ctx, tx: Connection, mobile: string): Promise<number> {
  const account = await createAccount(
    ctx,
    tx,
    translate(ctx.language, 'account.newUser', { tail: mobile.slice(-4) }),
    mobile,
  )
  if (account !== undefined) return account
  const [row] = await tx.rows<{ id: number }>('select id from account where tenant_id = $1 and mobile = $2', [
    ctx.tenant.id,
    mobile,
  ])
  if (!row) throw new Error('an account is neither new nor there')
  return row.id
}

/** Logs in by mobile number and code. */
export async function loginMobile(
  ctx: Ctx,
  mobile: string,
  code: string,
  cookies: CookieJar,
): Promise<LoginResult | Failure> {
  const failure = await consumeCode(ctx, mobile, 'm_login', code)
  if (failure) return failure
  return ctx.db.tx(async (tx) => {
    const userId = await userByMobile(ctx, tx, mobile)
    return openSession(ctx, tx, userId, cookies, (await provesByCode(ctx, tx, userId)) ? ctx.now : null)
  })
}

/** Returns the user behind a vendor's id; the first login makes it. */
export async function userByIdentity(ctx: Ctx, tx: Connection, person: Person): Promise<number> {
  const { vendor, appId, openId, unionId } = person
  await lockIdentity(ctx, tx, person)
  const [identityRow] = await tx.rows<{ user_id: number }>(
    'update identity set seen_at = $5 where tenant_id = $1 and vendor = $2 and app_id = $3 and open_id = $4 returning user_id',
    [ctx.tenant.id, vendor, appId, openId, ctx.now],
  )
  if (identityRow) return identityRow.user_id
  const id = await createAccount(ctx, tx, translate(ctx.language, 'account.newUser', { tail: randomCode(4) }), null)
  if (id === undefined) throw new Error('an account without a mobile number met another one')
  await tx.rows(
    'insert into identity (tenant_id, vendor, app_id, open_id, union_id, user_id, created_at, seen_at) values ($1, $2, $3, $4, $5, $6, $7, $7)',
    [ctx.tenant.id, vendor, appId, openId, unionId, id, ctx.now],
  )
  if (vendor === 'wechat') await applyFollower(ctx, tx, appId, openId)
  return id
}

/** Logs in by a mini-program's login code, exchanged with the vendor. */
export async function loginMini(
  ctx: Ctx,
  vendor: 'weapp' | 'alipay',
  code: string,
  cookies: CookieJar,
): Promise<LoginResult | Failure> {
  const app = await ctx.db.read((tx) => miniApp(tx, ctx, vendor))
  if (!app) return fail('mpLoginFailed', { reason: translate(ctx.language, 'account.noMiniApp') })
  const result = await ctx.ports.miniLogin[vendor].exchange(app, code)
  if (!result.ok) return fail('mpLoginFailed', { reason: result.reason })
  const person: Person = { vendor, appId: app.appId, openId: result.openId, unionId: result.unionId }
  return ctx.db.tx(async (tx) => openSession(ctx, tx, await userByIdentity(ctx, tx, person), cookies))
}

/**
 * Makes a new session, ends the one that the request came with, and gives its secret to the client: as a
 * cookie to a browser, in the reply to clients that keep none.
 * @param verifiedAt when the user showed by this login who they are; null for a login that shows less
 */
export async function openSession(
  ctx: Ctx,
  tx: Connection,
  userId: number,
  cookies: CookieJar,
  verifiedAt: Date | null = null,
): Promise<LoginResult> {
  const token = randomToken()
  const kind = ctx.client.isMini ? 'token' : 'cookie'
  const expires = new Date(ctx.now.getTime() + SESSION_DAYS * 86_400_000)
  await endSession(ctx, tx)
  await tx.rows(
    'insert into session (tenant_id, token_hash, user_id, kind, created_at, expires_at, verified_at) values ($1, $2, $3, $4, $5, $6, $7)',
    [ctx.tenant.id, sha256(token), userId, kind, ctx.now, expires, verifiedAt],
  )
  const present = await findUserWithBasket(ctx, tx, userId)
  if (!present) throw new Error('a session without a user')
  if (kind === 'cookie') cookies.setSession(token, expires)
  return {
    ...present,
    token: kind === 'token' ? token : '',
    flashMessages: await consumeFlashMessages(tx, ctx, userId),
  }
}

async function endSession(ctx: Ctx, tx: Connection): Promise<void> {
  if (ctx.session)
    await tx.rows('delete from session where tenant_id = $1 and token_hash = $2', [
      ctx.tenant.id,
      ctx.session.tokenHash,
    ])
}

/** Ends the session that the request came with. */
export async function logout(ctx: Ctx, cookies: CookieJar): Promise<{ ok: true }> {
  await ctx.db.tx((tx) => endSession(ctx, tx))
  cookies.clearSession()
  return { ok: true }
}
