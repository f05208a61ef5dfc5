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
    /** The three names in a row, as on a parcel. */
    display: Type.String(),
  }),
  address: Type.String(),
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
