import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment } from '../common'

/** A short link to an address of the site, and how often it was followed. */
export const ShortLink = Type.Object({
  id: Id,
  /** Its whole address. */
  sl: Type.String(),
  /** Target: path, query and fragment. */
  path: Type.String(),
  visits: Type.Integer(),
  /** Name of the user who created it. */
  by: Type.String(),
  created: Moment,
})
export type ShortLink = Static<typeof ShortLink>
