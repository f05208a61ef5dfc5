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
    /** Missing in a country whose addresses have three levels, and in an address that was saved without. */
    village: Type.Optional(Type.String()),
    /** The names of the regions in a row, in the order of the country's labels. */
    display: Type.String(),
  }),
  address: Type.String(),
  /** Country of the regions, where it is not the shop's own. */
  country: Type.Optional(Type.String()),
  /** '' where there is none, or the country has none. */
  postcode: Type.String(),
  /** The whole address in one line, as on a parcel. */
  display: Type.String(),
  is_default: Type.Boolean(),
})
export type Address = Static<typeof Address>

export const regionLevel = Type.Union([
  Type.Literal('province'),
  Type.Literal('city'),
  Type.Literal('district'),
  Type.Literal('village'),
])

/** One region (spec 3): code of 2, 4 or 6 digits; a village, where a country has a fourth level, has 10. */
export const Region = Type.Object({
  code: Type.String(),
  name: Type.String(),
  level: regionLevel,
  /** Postcode of a village; missing where none is known. */
  postcode: Type.Optional(Type.String()),
})
export type Region = Static<typeof Region>
