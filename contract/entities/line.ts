import { type Static, Type } from '@sinclair/typebox'

/** What a product asks of its buyer for each line. */
export const MsgField = Type.Object({
  label: Type.String(),
  required: Type.Boolean(),
  /** Characters at most. */
  max: Type.Integer(),
})

/** What a buyer said of a line (spec 3). */
export const LineMsg = Type.Object({ label: Type.String({ maxLength: 40 }), value: Type.String({ maxLength: 500 }) })

/** Coins beside the money (spec 3): of one piece of a product, or of all pieces of a line. */
export const Coins = Type.Object({ diamond: Type.Object({ amount: Type.Integer() }) })

/** Where an order is collected in person. */
export const Point = Type.Object({ name: Type.String(), address: Type.String(), phone: Type.String(), hours: Type.String() })
export type Point = Static<typeof Point>
