import { type Static, Type } from '@sinclair/typebox'

/** A slider captcha: pictures as data addresses, `y` of the piece in CSS pixels (contract CAPTCHA). */
export const Captcha = Type.Object({
  id: Type.String(),
  background: Type.String(),
  piece: Type.String(),
  y: Type.Integer(),
})
export type Captcha = Static<typeof Captcha>
