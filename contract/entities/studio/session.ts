import { type Static, Type } from '@sinclair/typebox'
import { Theme } from '../site/site'
import { Id, Image, Moment, Nullable } from '../common'

/** The logged-in user of a site's studio, with their permissions. */
export const StudioMe = Type.Object({
  user: Type.Object({ uuid: Type.String(), name: Type.String(), avatar: Nullable(Image) }),
  perms: Type.Array(Type.String()),
  language: Type.String(),
  /** The default site, whose staff may open others. */
  is_home: Type.Boolean(),
  site: Type.Object({
    name: Type.String(),
    slug: Type.String(),
    logo_url: Type.String(),
    /** Address of the site for visitors. */
    mobile_url: Type.String(),
    /** Its own hosts, from which texts may show pictures. */
    hosts: Type.Array(Type.String()),
    currency: Type.Object({ code: Type.String(), symbol: Type.String(), exponent: Type.Integer() }),
    /** A row of contract/domain/country. */
    country: Type.String(),
    /** Language whose notation numbers are written in. */
    language: Type.String(),
    /** Languages beside it in which the site has texts. */
    languages: Type.Array(Type.String()),
    /** IANA name. */
    time_zone: Type.String(),
    /** Its colours. */
    theme: Theme,
  }),
})
export type StudioMe = Static<typeof StudioMe>

/** One login of the caller. */
export const StudioSession = Type.Object({
  id: Id,
  /** User agent of the browser. */
  agent: Type.String(),
  created_at: Moment,
  seen_at: Nullable(Moment),
  expires_at: Moment,
  is_current: Type.Boolean(),
})
export type StudioSession = Static<typeof StudioSession>
