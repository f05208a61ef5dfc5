import { Type } from '@sinclair/typebox'
import { ById, Ok, Page, CodeText, MobileText } from '../../entities/common'
import { StudioMe, StudioSession } from '../../entities/studio/session'
import { endpoint } from '../define'

const TotpState = Type.Object({ is_on: Type.Boolean() })

/** Logins to the studio: by the site's staff, with sessions apart from those of the shop. */
export const studioSessionEndpoints = {
  studioVerify: endpoint({
    method: 'POST',
    path: '/studio/verify/',
    summary: 'Sends a code for a login to the studio, whoever the number belongs to',
    body: Type.Object({ mobile: MobileText, captcha: Type.Optional(Type.String({ maxLength: 60 })) }),
    reply: Type.Object({ ok: Type.Literal(true), resend_after: Type.Integer() }),
    errors: ['mobileInvalid', 'codeTooSoon', 'captchaRequired', 'captchaGone', 'smsUnavailable'],
    auth: 'any',
    beforeLogin: true,
  }),
  studioLogin: endpoint({
    method: 'POST',
    path: '/studio/login/',
    summary: "Logs one of the site's staff in to the studio",
    body: Type.Object({ mobile: MobileText, verify_code: CodeText, totp: Type.Optional(CodeText) }),
    reply: Ok,
    errors: ['mobileInvalid', 'codeWrong', 'staffOnly', 'totpRequired', 'totpWrong'],
    auth: 'any',
    beforeLogin: true,
  }),
  studioLogout: endpoint({
    method: 'POST',
    path: '/studio/logout/',
    summary: 'Ends this session of the studio',
    reply: Ok,
    auth: 'user',
  }),
  studioMe: endpoint({
    method: 'GET',
    path: '/studio/me/',
    summary: 'Who is logged in, at which site, with which permissions',
    reply: StudioMe,
    auth: 'user',
  }),
  studioLanguage: endpoint({
    method: 'PUT',
    path: '/studio/me/language/',
    summary: "Remembers the language of the caller's studio and app",
    body: Type.Object({ language: Type.String({ minLength: 2, maxLength: 16 }) }),
    reply: Ok,
    errors: ['languageUnknown'],
    auth: 'user',
  }),
  studioSessions: endpoint({
    method: 'GET',
    path: '/studio/session/',
    summary: "The caller's sessions of the studio, the newest first",
    reply: Page(StudioSession),
    auth: 'user',
  }),
  studioRevokeSession: endpoint({
    method: 'DELETE',
    path: '/studio/session/{id}/',
    summary: "Ends one of the caller's sessions of the studio",
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth: 'user',
  }),
  studioFreshCode: endpoint({
    method: 'POST',
    path: '/studio/fresh/code/',
    summary: "Sends a code to the caller's own number, for a fresh login",
    body: Type.Object({ captcha: Type.Optional(Type.String({ maxLength: 60 })) }),
    reply: Type.Object({ ok: Type.Literal(true), resend_after: Type.Integer() }),
    errors: ['mobileInvalid', 'codeTooSoon', 'captchaRequired', 'captchaGone', 'smsUnavailable'],
    auth: 'user',
  }),
  studioFresh: endpoint({
    method: 'POST',
    path: '/studio/fresh/',
    summary:
      'Shows again who the caller is, by the authenticator where it is on, else by a code: what is delicate is open for some minutes',
    body: Type.Object({ verify_code: Type.Optional(CodeText), totp: Type.Optional(CodeText) }),
    reply: Ok,
    errors: ['mobileInvalid', 'codeWrong', 'totpRequired', 'totpWrong', 'numberRecent'],
    auth: 'user',
  }),
  studioTotp: endpoint({
    method: 'GET',
    path: '/studio/totp/',
    summary: "Whether the caller's logins ask for a code of an authenticator",
    reply: TotpState,
    auth: 'user',
  }),
  studioBeginTotp: endpoint({
    method: 'POST',
    path: '/studio/totp/',
    summary: 'Makes the secret of an authenticator, which counts once a code of it was shown',
    reply: Type.Object({ secret: Type.String(), uri: Type.String() }),
    errors: ['totpOn', 'credentialKey'],
    auth: 'user',
    fresh: true,
  }),
  studioConfirmTotp: endpoint({
    method: 'PUT',
    path: '/studio/totp/',
    summary: 'Turns the authenticator on by its first code',
    body: Type.Object({ totp: CodeText }),
    reply: TotpState,
    errors: ['totpWrong'],
    auth: 'user',
    fresh: true,
  }),
  studioRemoveTotp: endpoint({
    method: 'DELETE',
    path: '/studio/totp/',
    summary: 'Turns the authenticator off',
    reply: TotpState,
    auth: 'user',
    fresh: true,
  }),
}
