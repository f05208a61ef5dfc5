import type { Ctx } from '../../kernel/context.types'
import { fail } from '../../failure'
import type { Handlers } from '../../kernel/handler'
import { redactText, redactUrl } from '../../lib/redact'
import { bindMobile } from '../account/profile/bind-mobile'
import { answerCaptcha, makeCaptcha } from '../account/captcha/service'
import { sendCode } from '../account/login/verification-code'
import { flashMessages } from '../site/site/flash-messages'
import { holderHandlers } from './payee'
import { jssdk } from '../site/jssdk/service'
import { languageOptions, switchLanguage } from '../site/language/service'
import { loginMini, loginMobile, logout } from '../account/login/service'
import { nodeChildren, nodeRoots, setNode } from '../site/node/service'
import { notifyConfig } from '../site/notification/service'
import { updateMe } from '../account/profile/service'
import { districts, pageConfig } from '../site/site/service'
import { keepEvents } from '../site/telemetry/service'
import { upload } from '../site/upload/service'
import { findUser, presentUser } from '../account/profile/user'
import { loginWx } from '../account/login/wechat-login'

interface ClientEntry {
  code: number
  message: string
  page: string
}

/** Client errors go to the server's log, one line each. */
function logEntries(ctx: Ctx, entries: readonly ClientEntry[]): { ok: true } {
  for (const { code, message, page } of entries) {
    const client = { code, message: redactText(message), page: redactUrl(page) }
    ctx.log.warn({ client, user: ctx.user?.id, tenant: ctx.tenant.slug }, 'client error')
  }
  return { ok: true }
}

/** One handler for each call of contract/endpoints/base. */
export const baseHandlers: Handlers<'base'> = {
  ...holderHandlers,
  pageconfig: pageConfig,
  verifyMobile: (ctx, { body }) => sendCode(ctx, body.mobile, body.kind, body.captcha),
  loginMobile: (ctx, { body, cookies }) => loginMobile(ctx, body.mobile, body.verify_code, cookies),
  loginMini: (ctx, { body, cookies }) => loginMini(ctx, body.vendor, body.code, cookies),
  loginWx: (ctx, { body, cookies }) => loginWx(ctx, body.code, cookies),
  notifyConfig: (ctx, { body }) => notifyConfig(ctx, body),
  jssdk: (ctx, { query }) => jssdk(ctx, query.url),
  logout: (ctx, { cookies }) => logout(ctx, cookies),
  me: async (ctx) => {
    const row = await ctx.db.read((q) => findUser(q, ctx.tenant.id, ctx.user.id))
    return row ? presentUser(ctx, row) : fail('loginRequired')
  },
  updateMe: (ctx, { body }) => updateMe(ctx, body),
  bindMobile: (ctx, { body }) => bindMobile(ctx, body),
  languages: languageOptions,
  switchLanguage: (ctx, { body }) => switchLanguage(ctx, body.language),
  setNode: (ctx, { params, body }) => setNode(ctx, params.uuid, body.node),
  nodeRoots,
  nodeChildren: (ctx, { params }) => nodeChildren(ctx, params.id),
  nodeChildrenPost: (ctx, { params }) => nodeChildren(ctx, params.id),
  captcha: makeCaptcha,
  captchaVerify: (ctx, { params, body }) => answerCaptcha(ctx, params.id, body.x, body.datas),
  districts: (ctx, { params, query }) => districts(ctx, params.level, query),
  flashmessage: flashMessages,
  log: async (ctx, { body }) => logEntries(ctx, body.entries),
  track: (ctx, { body }) => keepEvents(ctx, body.events),
  upload: (ctx, { file }) => upload(ctx, file),
}
