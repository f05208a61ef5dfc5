import type { studioSessionEndpoints } from '@storefront/contract/endpoints/studio/session'
import type { Routes } from '../../../http/call/handler'
import { sendCode } from '../../account/login/verification-code'
import { switchLanguage } from '../../site/language/service'
import { freshenSession } from './fresh'
import { listSessions, loginStudio, logoutStudio, readStudioMe, revokeSession } from './service'
import { beginTotp, confirmTotp, readTotp, removeTotp } from './totp'

/** Handlers of contract/endpoints/studio/session. */
export const studioSessionRoutes: Routes<typeof studioSessionEndpoints> = {
  studioVerify: (ctx, { body }) => sendCode(ctx, body.mobile, 'm_studio', body.captcha),
  studioLogin: (ctx, { body, cookies }) => loginStudio(ctx, body, cookies),
  studioLogout: (ctx, { cookies }) => logoutStudio(ctx, cookies),
  studioMe: readStudioMe,
  studioLanguage: (ctx, { body }) => switchLanguage(ctx, body.language),
  studioSessions: listSessions,
  studioRevokeSession: (ctx, { params, cookies }) => revokeSession(ctx, params.id, cookies),
  studioFreshCode: (ctx, { body }) => sendCode(ctx, ctx.user.mobile ?? '', 'm_fresh', body.captcha),
  studioFresh: (ctx, { body }) => freshenSession(ctx, body),
  studioTotp: readTotp,
  studioBeginTotp: beginTotp,
  studioConfirmTotp: (ctx, { body }) => confirmTotp(ctx, body.totp),
  studioRemoveTotp: removeTotp,
}
