import { type Static, Type } from '@sinclair/typebox'
import { Id } from '../common'

export const Address = Type.Object({
  id: Id,
  name: Type.String(),
  mobile: Type.String(),
  location: Type.Object({
    province: Type.String(),
    city: Type.String(),
    district: Type.String(),
    /** The three names in a row, in the order of the country's labels. */
    display: Type.String(),
  }),
  address: Type.String(),
  /** '' where there is none, or the country has none. */
  postcode: Type.String(),
  /** The whole address in one line, as on a parcel. */
  display: Type.String(),
  is_default: Type.Boolean(),
})
export type Address = Static<typeof Address>

/** One region of the three-level table (spec 3): code of 2, 4 or 6 digits. */
export const Region = Type.Object({
  code: Type.String(),
  name: Type.String(),
  level: Type.Union([Type.Literal('province'), Type.Literal('city'), Type.Literal('district')]),
})
export type Region = Static<typeof Region>
