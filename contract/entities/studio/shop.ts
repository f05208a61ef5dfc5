import { type Static, Type } from '@sinclair/typebox'
import { Moment } from '../common'

/** A site of the server, as the default site's studio lists it. */
export const OpenedSite = Type.Object({
  slug: Type.String(),
  name: Type.String(),
  language: Type.String(),
  country: Type.String(),
  currency: Type.String(),
  time_zone: Type.String(),
  created_at: Moment,
})
export type OpenedSite = Static<typeof OpenedSite>
