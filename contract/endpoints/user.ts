import { Type } from '@sinclair/typebox'
import { Id, Ok, Page } from '../entities/common'
import { FlashMessage } from '../entities/content'
import { LanguageOption, UserInfo } from '../entities/site'
import { endpoint } from './define'

const Mobile = Type.String({ maxLength: 20 })
const Code = Type.String({ maxLength: 10 })

/** Who logs in with what: a user, a token for clients without cookies, and what the first screens show of them. */
export const LoggedIn = Type.Object({ user: UserInfo, token: Type.String(), basket_count: Type.Integer(), flashMessages: Type.Array(FlashMessage) })

/** What the logged-in user does with their own account (spec 7, Base). */
export const user = {
  bindMobile: endpoint({
    method: 'POST',
    path: '/base/user/bind_mobile/',
    summary: 'Binds a mobile number to this user',
    body: Type.Object({
      mobile: Mobile,
      verify_code: Code,
      name: Type.Optional(Type.String({ maxLength: 40 })),
      email: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    reply: Type.Object({ user: UserInfo, flashMessages: Type.Array(FlashMessage) }),
    errors: ['mobileInvalid', 'codeWrong', 'mobileTaken', 'nameRequired', 'emailRequired', 'emailInvalid'],
    auth: 'user',
    idempotent: true,
  }),
  updateMe: endpoint({
    method: 'PUT',
    path: '/base/user/me/',
    summary: "Changes the user's own particulars; what is left out stays",
    body: Type.Object({
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
      email: Type.Optional(Type.String({ maxLength: 120 })),
      birthday: Type.Optional(Type.Union([Type.String({ format: 'date' }), Type.Null()])),
      /** Id of an uploaded picture. */
      avatar: Type.Optional(Id),
    }),
    reply: UserInfo,
    errors: ['emailInvalid', 'notFound'],
    auth: 'user',
  }),
  languages: endpoint({
    method: 'GET',
    path: '/base/user/languages/',
    summary: 'Languages of the interface',
    reply: Page(LanguageOption),
    auth: 'any',
    beforeLogin: true,
  }),
  switchLanguage: endpoint({
    method: 'POST',
    path: '/base/user/switch_language/',
    summary: 'Remembers the language of a user; a visitor sends theirs with every call',
    body: Type.Object({ language: Type.Union([Type.Literal('zh-cn'), Type.Literal('id')]) }),
    reply: Ok,
    auth: 'any',
    beforeLogin: true,
  }),
  setNode: endpoint({
    method: 'POST',
    path: '/base/user/{uuid}/set_node/',
    summary: "Chooses the user's classification node",
    params: Type.Object({ uuid: Type.String({ maxLength: 60 }) }),
    body: Type.Object({ node: Id }),
    reply: UserInfo,
    errors: ['nodeUnavailable', 'forbidden'],
    auth: 'user',
  }),
  notifyConfig: endpoint({
    method: 'POST',
    path: '/base/user/notifyconfig/',
    summary: 'Tells which messages the user of a mini-program lets the site send, one for each template',
    body: Type.Object({
      templates: Type.Array(Type.String({ maxLength: 80 }), { minItems: 1, maxItems: 10 }),
      order: Type.Optional(Type.String({ maxLength: 40 })),
    }),
    reply: Ok,
    auth: 'user',
    silent: true,
  }),
  loginWx: endpoint({
    method: 'POST',
    path: '/base/user/login_wx/',
    summary: "Logs in by the code that WeChat's browser comes back with; a logged-in user's account is joined with it",
    body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: LoggedIn,
    errors: ['wxLoginFailed', 'wxAccountMissing', 'upstream'],
    auth: 'any',
    beforeLogin: true,
  }),
}
