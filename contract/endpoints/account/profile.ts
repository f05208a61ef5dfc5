import { Type } from '@sinclair/typebox'
import { AccountOverview } from '../../entities/account/overview'
import { UserInfo } from '../../entities/account/user'
import { Id, CodeText, MobileText } from '../../entities/common'
import { FlashMessage } from '../../entities/site/flash-message'
import { endpoint } from '../define'

/** The user's own particulars. */
export const profileEndpoints = {
  me: endpoint({
    method: 'GET',
    path: '/base/user/me/',
    summary: 'The user of this session',
    reply: UserInfo,
    auth: 'user',
  }),
  overview: endpoint({
    method: 'GET',
    path: '/base/user/me/overview/',
    summary: 'What the user has and what waits: numbers, and the next ticket',
    reply: AccountOverview,
    auth: 'user',
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
    errors: ['emailInvalid', 'notFound', 'muted'],
    auth: 'user',
    fresh: ['email'],
  }),
  bindMobile: endpoint({
    method: 'POST',
    path: '/base/user/bind_mobile/',
    summary: 'Binds a mobile number to this user; in the place of another one only after a proof by that one',
    body: Type.Object({
      mobile: MobileText,
      verify_code: CodeText,
      name: Type.Optional(Type.String({ maxLength: 40 })),
      email: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    reply: Type.Object({ user: UserInfo, flashMessages: Type.Array(FlashMessage) }),
    errors: ['mobileInvalid', 'codeWrong', 'mobileTaken', 'nameRequired', 'emailRequired', 'emailInvalid'],
    auth: 'user',
    fresh: true,
    idempotent: true,
  }),
  bindPhone: endpoint({
    method: 'POST',
    path: '/base/user/bind_phone/',
    summary: "Binds the mobile number that this user granted by the phone-number button of a mini-program's vendor",
    body: Type.Object({
      vendor: Type.Union([Type.Literal('weapp'), Type.Literal('alipay')]),
      /** WeChat's code, or Alipay's signed and encrypted reply as it came. */
      grant: Type.String({ minLength: 1, maxLength: 4000 }),
      name: Type.Optional(Type.String({ maxLength: 40 })),
      email: Type.Optional(Type.String({ maxLength: 120 })),
    }),
    reply: Type.Object({ user: UserInfo, flashMessages: Type.Array(FlashMessage) }),
    errors: [
      'phoneNotGranted',
      'mobileInvalid',
      'mobileTaken',
      'nameRequired',
      'emailRequired',
      'emailInvalid',
      'upstream',
    ],
    auth: 'user',
    fresh: true,
    idempotent: true,
  }),
}
