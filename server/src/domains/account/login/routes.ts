import type { loginEndpoints } from '@storefront/contract/endpoints/account/login'
import type { Routes } from '../../../http/call/handler'
import { loginMini, loginMobile, logout } from './service'
import { sendCode } from './verification-code'
import { loginWx } from './wechat-login'

/** Handlers of contract/endpoints/account/login. */
export const loginRoutes: Routes<typeof loginEndpoints> = {
  verifyMobile: (ctx, { body }) => sendCode(ctx, body.mobile, body.kind, body.captcha),
  loginMobile: (ctx, { body, cookies }) => loginMobile(ctx, body.mobile, body.verify_code, cookies),
  loginMini: (ctx, { body, cookies }) => loginMini(ctx, body.vendor, body.code, cookies),
  loginWx: (ctx, { body, cookies }) => loginWx(ctx, body.code, cookies),
  logout: (ctx, { cookies }) => logout(ctx, cookies),
}
