import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import type { CookieJar } from '../../../http/call/handler'
import { isProved } from '../../../http/call/proof'
import { webAccount } from '../../shared/credential'
import { consumeFlashMessages } from '../../site/site/flash-messages'
import { applyFollower } from '../../site/wechat-push/follower'
import { recordLoginChange } from '../profile/login-change'
import { findUserWithBasket } from '../profile/user'
import { lockIdentity, type Person } from './identity'
import { type LoginResult, openSession, userByIdentity } from './service'

/**
 * Logs in by the code that WeChat's browser comes back with. A visitor becomes the user of that id, made by the first
 * login. A user who is logged in stays who they are, and the id joins their account, unless it belongs to another.
 */
export async function loginWx(ctx: Ctx, code: string, cookies: CookieJar): Promise<LoginResult | Failure> {
  const app = await ctx.db.read((tx) => webAccount(tx, ctx))
  if (!app) return fail('wxAccountMissing')
  const result = await ctx.ports.wechatWeb.exchange(app, code)
  if (!result.ok) return fail('wxLoginFailed', { reason: result.reason })
  const person: Person = { vendor: 'wechat', appId: app.appId, openId: result.openId, unionId: result.unionId }
  const { user } = ctx
  return ctx.db.tx(async (tx) =>
    user ? join({ ...ctx, user }, tx, person) : openSession(ctx, tx, await userByIdentity(ctx, tx, person), cookies),
  )
}

const KNOWN = 'select 1 from identity where tenant_id = $1 and vendor = $2 and app_id = $3 and open_id = $4'
const JOIN = `insert into identity (tenant_id, vendor, app_id, open_id, union_id, user_id, created_at, seen_at) values ($1, $2, $3, $4, $5, $6, $7, $7)
  on conflict (tenant_id, vendor, app_id, open_id) do update set seen_at = excluded.seen_at`

async function join(ctx: UserCtx, tx: Connection, person: Person): Promise<LoginResult | Failure> {
  const { vendor, appId, openId, unionId } = person
  const userId = ctx.user.id
  await lockIdentity(ctx, tx, person)
  // Whoever holds the id logs in as this user from now on.
  const isNew = (await tx.rows(KNOWN, [ctx.tenant.id, vendor, appId, openId])).length === 0
  if (isNew && !(await isProved(ctx))) return fail('freshLogin')
  await tx.rows(JOIN, [ctx.tenant.id, vendor, appId, openId, unionId, userId, ctx.now])
  if (isNew) await recordLoginChange(ctx, tx, 'wechat')
  await applyFollower(ctx, tx, appId, openId)
  const present = await findUserWithBasket(ctx, tx, userId)
  // The session stays as it is, so there is no new secret to hand out.
  return present
    ? { ...present, token: '', flashMessages: await consumeFlashMessages(tx, ctx, userId) }
    : fail('loginRequired')
}
