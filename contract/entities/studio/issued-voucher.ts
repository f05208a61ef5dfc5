import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment, Nullable } from '../common'

/** Tabs of the vouchers that all customers hold: those of which something is left to collect, or all. */
export const issuedVoucherTabs = ['open', 'all'] as const

/** A customer's pickup vouchers of one kind, in the studio's list. */
export const IssuedVoucher = Type.Object({
  id: Id,
  name: Type.String(),
  /** Null once the product is gone. */
  product: Nullable(Type.Object({ id: Id, name: Type.String() })),
  user: Type.Object({ id: Id, name: Type.String(), mobile: Type.String() }),
  quantity: Type.Integer(),
  /** Pieces that remain to be collected. */
  available: Type.Integer(),
  end: Nullable(Moment),
  created: Moment,
  /** Whether its holder can collect pieces now. */
  is_open: Type.Boolean(),
  /** The latest orders that collect pieces. */
  orders: Type.Array(
    Type.Object({ id: Id, number: Type.String(), quantity: Type.Integer(), status_display: Type.String() }),
  ),
})
export type IssuedVoucher = Static<typeof IssuedVoucher>
