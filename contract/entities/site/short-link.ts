import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment } from '../common'

/** A short link to an address of the site, and how often it was followed. */
export const ShortLink = Type.Object({
  id: Id,
  /** Its whole address. */
  sl: Type.String(),
  /** Where it leads to: path, query and fragment. */
  path: Type.String(),
  visits: Type.Integer(),
  /** Who asked for it first. */
  by: Type.String(),
  created: Moment,
})
export type ShortLink = Static<typeof ShortLink>
