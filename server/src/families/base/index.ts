import type { Ctx } from '../../kernel/ctx'
import { fail } from '../../failure'
import type { Handlers } from '../../kernel/handler'
import { sendCode } from './codes'
import { flashMessages } from './flash'
import { loginMini, loginMobile, logout } from './login'
import { districts, pageConfig } from './site'
import { upload } from './upload'
import { findUser, presentUser } from './user'

interface ClientEntry {
  code: number
  message: string
  page: string
}

/** Client errors go to the server's log, one line each. */
function logEntries(ctx: Ctx, entries: readonly ClientEntry[]): { ok: true } {
  for (const { code, message, page } of entries) ctx.log.warn({ client: { code, message, page }, user: ctx.user?.id, tenant: ctx.tenant.slug }, 'client error')
  return { ok: true }
}

/** One handler for each call of contract/endpoints/base. */
export const baseHandlers: Handlers<'base'> = {
  pageconfig: pageConfig,
  verifyMobile: (ctx, { body }) => sendCode(ctx, body.mobile, body.kind),
  loginMobile: (ctx, { body, cookies }) => loginMobile(ctx, body.mobile, body.verify_code, cookies),
  loginMini: (ctx, { body, cookies }) => loginMini(ctx, body.vendor, body.code, cookies),
  logout: (ctx, { cookies }) => logout(ctx, cookies),
  me: async (ctx) => {
    const row = await ctx.db.read((q) => findUser(q, ctx.tenant.id, ctx.user.id))
    return row ? presentUser(ctx, row) : fail('loginRequired')
  },
  districts: (ctx, { params, query }) => districts(ctx, params.level, query),
  flashmessage: flashMessages,
  log: async (ctx, { body }) => logEntries(ctx, body.entries),
  upload: (ctx, { file }) => upload(ctx, file),
}
