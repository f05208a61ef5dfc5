import { Type } from '@sinclair/typebox'
import { Ok, CodeText } from '../../entities/common'
import { endpoint } from '../define'
/** A fresh login of the shop: the caller shows again who they are before a delicate call. */
export const freshEndpoints = {
  freshState: endpoint({
    method: 'GET',
    path: '/base/user/fresh/',
    summary:
      'Whether delicate calls are open, by what the caller shows who they are, and the number, masked, that a code goes to',
    reply: Type.Object({
      is_fresh: Type.Boolean(),
      by: Type.Union([Type.Literal('code'), Type.Literal('totp')]),
      mobile: Type.String(),
    }),
    auth: 'user',
  }),
  freshCode: endpoint({
    method: 'POST',
    path: '/base/user/fresh/code/',
    summary: "Sends a code to the caller's own number, for a fresh login",
    body: Type.Object({ captcha: Type.Optional(Type.String({ maxLength: 60 })) }),
    reply: Type.Object({ ok: Type.Literal(true), resend_after: Type.Integer() }),
    errors: ['mobileInvalid', 'codeTooSoon', 'captchaRequired', 'captchaGone', 'smsUnavailable'],
    auth: 'user',
  }),
  freshLogin: endpoint({
    method: 'POST',
    path: '/base/user/fresh/',
    summary:
      'Shows again who the caller is, by the authenticator where it is on, else by a code: what is delicate is open for some minutes',
    body: Type.Object({ verify_code: Type.Optional(CodeText), totp: Type.Optional(CodeText) }),
    reply: Ok,
    errors: ['mobileInvalid', 'codeWrong', 'totpRequired', 'totpWrong', 'numberRecent'],
    auth: 'user',
    idempotent: true,
  }),
}
