import { Type } from '@sinclair/typebox'
import { ById, Ok, Page } from '../../entities/common'
import { StudioMe, StudioSession } from '../../entities/studio/session'
import { endpoint } from '../define'

const Mobile = Type.String({ maxLength: 20 })

/** Logins to the studio: by the site's staff, with sessions apart from those of the shop. */
export const studioSessionEndpoints = {
  studioVerify: endpoint({
    method: 'POST',
    path: '/studio/verify/',
    summary: 'Sends a code for a login to the studio, whoever the number belongs to',
    body: Type.Object({ mobile: Mobile, captcha: Type.Optional(Type.String({ maxLength: 60 })) }),
    reply: Type.Object({ ok: Type.Literal(true), resend_after: Type.Integer() }),
    errors: ['mobileInvalid', 'codeTooSoon', 'captchaRequired', 'captchaGone'],
    auth: 'any',
    beforeLogin: true,
  }),
  studioLogin: endpoint({
    method: 'POST',
    path: '/studio/login/',
    summary: "Logs one of the site's staff in to the studio",
    body: Type.Object({ mobile: Mobile, verify_code: Type.String({ maxLength: 10 }) }),
    reply: Ok,
    errors: ['mobileInvalid', 'codeWrong', 'staffOnly'],
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
}
