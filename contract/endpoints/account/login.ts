import { Type } from '@sinclair/typebox'
import { UserInfo } from '../../entities/account/user'
import { Ok, CodeText, MobileText } from '../../entities/common'
import { FlashMessage } from '../../entities/site/flash-message'
import { endpoint } from '../define'

/** Reply to a login: the user, a token for clients without cookies, and data for the first screens. */
const LoggedIn = Type.Object({
  user: UserInfo,
  token: Type.String(),
  basket_count: Type.Integer(),
  flashMessages: Type.Array(FlashMessage),
})

/** Login by mobile number, mini-program or WeChat browser, and logout. */
export const loginEndpoints = {
  verifyMobile: endpoint({
    method: 'POST',
    path: '/base/user/verify/',
    summary: 'Sends a verification code to a mobile number',
    body: Type.Object({
      mobile: MobileText,
      kind: Type.Union([Type.Literal('m_login'), Type.Literal('m_bind'), Type.Literal('m_verify')]),
      /** Id of a captcha that was passed; used up by this call. */
      captcha: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    reply: Type.Object({ ok: Type.Literal(true), resend_after: Type.Integer() }),
    errors: ['mobileInvalid', 'codeTooSoon', 'captchaRequired', 'captchaGone', 'smsUnavailable'],
    auth: 'any',
    beforeLogin: true,
  }),
  loginMobile: endpoint({
    method: 'POST',
    path: '/base/user/login_mobile/',
    summary: 'Logs in by mobile number and code; the first login makes the user',
    body: Type.Object({ mobile: MobileText, verify_code: CodeText }),
    reply: LoggedIn,
    errors: ['mobileInvalid', 'codeWrong'],
    auth: 'any',
    beforeLogin: true,
  }),
  loginMini: endpoint({
    method: 'POST',
    path: '/base/user/login_mini/',
    summary: "Logs in by a mini-program's login code, exchanged with the vendor",
    body: Type.Object({
      vendor: Type.Union([Type.Literal('weapp'), Type.Literal('alipay')]),
      code: Type.String({ minLength: 1, maxLength: 200 }),
    }),
    reply: LoggedIn,
    errors: ['mpLoginFailed', 'upstream'],
    auth: 'any',
    beforeLogin: true,
  }),
  loginWx: endpoint({
    method: 'POST',
    path: '/base/user/login_wx/',
    summary: "Logs in by the code that WeChat's browser comes back with; a logged-in user's account is joined with it",
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: LoggedIn,
    errors: ['wxLoginFailed', 'wxAccountMissing', 'freshLogin', 'upstream'],
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
}
