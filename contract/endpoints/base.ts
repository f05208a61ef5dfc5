import { Type } from '@sinclair/typebox'
import { Id, Image, Ok, Page } from '../entities/common'
import { FlashMessage } from '../entities/content'
import { PageConfig, Region, UserInfo } from '../entities/site'
import { endpoint } from './define'
import { holder } from './holder'
import { site } from './site'
import { LoggedIn, user } from './user'

const Mobile = Type.String({ maxLength: 20 })
const Code = Type.String({ maxLength: 10 })

export const base = {
  ...site,
  ...user,
  ...holder,
  pageconfig: endpoint({
    method: 'GET',
    path: '/mpage/user/pageconfig/',
    summary: 'Site, user and switches that a client needs once at its start',
    reply: PageConfig,
    auth: 'any',
    beforeLogin: true,
  }),
  verifyMobile: endpoint({
    method: 'POST',
    path: '/base/user/verify/',
    summary: 'Sends a verification code to a mobile number',
    body: Type.Object({
      mobile: Mobile,
      kind: Type.Union([Type.Literal('m_login'), Type.Literal('m_bind'), Type.Literal('m_verify')]),
      /** Id of a captcha that was passed; used up by this call. */
      captcha: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    reply: Type.Object({ ok: Type.Literal(true), resend_after: Type.Integer() }),
    errors: ['mobileInvalid', 'codeTooSoon', 'captchaRequired', 'captchaGone'],
    auth: 'any',
    beforeLogin: true,
  }),
  loginMobile: endpoint({
    method: 'POST',
    path: '/base/user/login_mobile/',
    summary: 'Logs in by mobile number and code; the first login makes the user',
    body: Type.Object({ mobile: Mobile, verify_code: Code }),
    reply: LoggedIn,
    errors: ['mobileInvalid', 'codeWrong'],
    auth: 'any',
    beforeLogin: true,
  }),
  loginMini: endpoint({
    method: 'POST',
    path: '/base/user/login_mini/',
    summary: "Logs in by a mini-program's login code, exchanged with the vendor",
    body: Type.Object({ vendor: Type.Union([Type.Literal('weapp'), Type.Literal('alipay')]), code: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: LoggedIn,
    errors: ['mpLoginFailed', 'upstream'],
    auth: 'any',
    beforeLogin: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/base/user/logout/',
    summary: 'Ends this session',
    reply: Ok,
    auth: 'user',
  }),
  me: endpoint({
    method: 'GET',
    path: '/base/user/me/',
    summary: 'The user of this session',
    reply: UserInfo,
    auth: 'user',
  }),
  districts: endpoint({
    method: 'GET',
    path: '/districts/{level}/',
    summary: 'One level of the administrative regions',
    params: Type.Object({ level: Type.Union([Type.Literal('province'), Type.Literal('city'), Type.Literal('district')]) }),
    query: Type.Object({
      province__code: Type.Optional(Type.String({ pattern: '^\\d{2}$' })),
      city__code: Type.Optional(Type.String({ pattern: '^\\d{4}$' })),
    }),
    reply: Page(Region),
    auth: 'any',
    silent: true,
  }),
  flashmessage: endpoint({
    method: 'GET',
    path: '/flashmessage/',
    summary: 'Messages that wait for this user; each is handed out once',
    reply: Page(FlashMessage),
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
  log: endpoint({
    method: 'POST',
    path: '/base/log/',
    summary: 'Client errors',
    body: Type.Object({
      entries: Type.Array(Type.Object({ code: Type.Integer(), message: Type.String({ maxLength: 2000 }), page: Type.String({ maxLength: 300 }) }), {
        minItems: 1,
        maxItems: 20,
      }),
    }),
    reply: Ok,
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
  track: endpoint({
    method: 'POST',
    path: '/base/track/',
    summary: 'What visitors did, for the analytics of the shop: coupon received, form or vote sent, reading progress, ...',
    body: Type.Object({
      events: Type.Array(
        Type.Object({
          name: Type.String({ pattern: '^[a-z][a-z_]{0,39}$' }),
          page: Type.String({ maxLength: 300 }),
          data: Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]), {
            maxProperties: 12,
          }),
        }),
        { minItems: 1, maxItems: 20 },
      ),
    }),
    reply: Ok,
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/base/upload/',
    summary: 'Stores a picture with its thumbnails',
    reply: Type.Composite([Image, Type.Object({ id: Id })]),
    errors: ['tooLarge', 'mediaType'],
    auth: 'user',
    upload: true,
  }),
}
