import { type Static, Type } from '@sinclair/typebox'
import { Amount, Id, Image, Moment, Nullable } from '../common'

/** A holder's pickup vouchers of one kind: pieces of `product` to collect before `end`. */
export const VoucherHolder = Type.Object({
  id: Id,
  ctype: Type.Literal('shop.pickupvoucher'),
  name: Type.String(),
  product: Nullable(Type.Object({ id: Id, name: Type.String(), price: Amount, main_image: Nullable(Image) })),
  quantity: Type.Integer(),
  /** Pieces that remain to be collected. */
  available: Type.Integer(),
  end: Nullable(Moment),
})
export type VoucherHolder = Static<typeof VoucherHolder>
