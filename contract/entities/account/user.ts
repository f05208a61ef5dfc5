import { type Static, Type } from '@sinclair/typebox'
import { Image, Nullable } from '../common'

export const UserInfo = Type.Object({
  uuid: Type.String(),
  auid: Type.String(),
  name: Type.String(),
  /** The name that waits for its moderation; left out without one. */
  pending_name: Type.Optional(Type.String()),
  /** The picture that does; left out without one. */
  pending_avatar: Type.Optional(Nullable(Image)),
  avatar: Nullable(Image),
  mobile: Type.String(),
  /** The number as it is shown to its owner, with hidden digits; left out without a number. */
  masked_mobile: Type.Optional(Type.String()),
  email: Type.String(),
  /** YYYY-MM-DD. */
  birthday: Nullable(Type.String()),
  is_mobile_bind: Type.Boolean(),
  /** Follows the site's WeChat account. */
  is_follow: Type.Boolean(),
  node: Nullable(Type.Integer()),
  perms: Type.Array(Type.String()),
  /** The code that the links of an active promoter carry; left out of everybody else. */
  promoter_code: Type.Optional(Type.String()),
})
export type UserInfo = Static<typeof UserInfo>

/** Author of a text; `avatar` is null without one. */
export const Author = Type.Object({ uuid: Type.String(), name: Type.String(), avatar: Nullable(Image) })
export type Author = Static<typeof Author>
