import { type Static, Type } from '@sinclair/typebox'
import { Amount, Id, Image, Moment, Nullable } from '../common'

/** What a holder of pickup vouchers has of one kind: so many of `product` to be fetched before `end`. */
export const VoucherHolder = Type.Object({
  id: Id,
  ctype: Type.Literal('shop.pickupvoucher'),
  name: Type.String(),
  product: Nullable(Type.Object({ id: Id, name: Type.String(), price: Amount, main_image: Nullable(Image) })),
  quantity: Type.Integer(),
  /** How many are left to fetch. */
  available: Type.Integer(),
  end: Nullable(Moment),
})
export type VoucherHolder = Static<typeof VoucherHolder>
