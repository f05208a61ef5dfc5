import { type Static, Type } from '@sinclair/typebox'
import { Image, Nullable } from './common'

/** CSS colours of a tenant's theme; the client sets them as variables on every page root. */
export const Theme = Type.Object({
  primary: Type.String(),
  primary_text: Type.String(),
  accent: Type.String(),
  background: Type.String(),
})
export type Theme = Static<typeof Theme>

export const Site = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  logo_url: Type.String(),
  logo_square_url: Type.String(),
  home_url: Type.String(),
  language: Type.String(),
  currency_info: Type.Object({ symbol: Type.String(), code: Type.String(), exponent: Type.Integer() }),
  wx_qr_url: Type.String(),
  wx_name: Type.String(),
  contact_phone: Type.String(),
  theme: Theme,
  extra_data: Type.Object({ icp_content: Type.String() }),
})
export type Site = Static<typeof Site>

export const UserInfo = Type.Object({
  uuid: Type.String(),
  auid: Type.String(),
  name: Type.String(),
  avatar: Nullable(Image),
  mobile: Type.String(),
  is_mobile_bind: Type.Boolean(),
  node: Nullable(Type.Integer()),
  perms: Type.Array(Type.String()),
})
export type UserInfo = Static<typeof UserInfo>

/** What a client needs once at its start (spec 7: /mpage/user/pageconfig). */
export const PageConfig = Type.Object({
  site: Site,
  user: Nullable(UserInfo),
  config: Type.Object({
    login_required: Type.Boolean(),
    mobile_bind_required: Type.Boolean(),
    node_required: Type.Boolean(),
    follow_prompt: Type.Boolean(),
  }),
  basket_count: Type.Integer(),
})
export type PageConfig = Static<typeof PageConfig>

/** One region of the three-level table (spec 3): code of 2, 4 or 6 digits. */
export const Region = Type.Object({
  code: Type.String(),
  name: Type.String(),
  level: Type.Union([Type.Literal('province'), Type.Literal('city'), Type.Literal('district')]),
})
export type Region = Static<typeof Region>
