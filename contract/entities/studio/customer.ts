import { type Static, Type } from '@sinclair/typebox'
import { Amount, Id, Moment, Nullable } from '../common'
import { balanceKinds } from '../../domain/wallet/balance-kinds'
import { PendingCoins } from '../promotion/coins'

/** Somebody with an account at the site. Personal data is masked for staff without the permission for it. */
export const StudioCustomer = Type.Object({
  id: Id,
  name: Type.String(),
  /** '' for none. */
  mobile: Type.String(),
  /** Orders that were paid, and what was paid for them. */
  order_count: Type.Integer(),
  spent: Amount,
  last_order: Nullable(Moment),
  created: Moment,
})
export type StudioCustomer = Static<typeof StudioCustomer>

/** A note by a member of staff about a customer; the customer never sees it. */
export const CustomerNote = Type.Object({
  id: Id,
  text: Type.String(),
  author: Type.String(),
  is_own: Type.Boolean(),
  created: Moment,
})
export type CustomerNote = Static<typeof CustomerNote>

const State = { status: Type.String(), status_display: Type.String() }
const BalanceKindName = Type.Union(balanceKinds.map((kind) => Type.Literal(kind)))

/** A customer with the latest of each part of their history. */
export const StudioCustomerDetail = Type.Composite([
  StudioCustomer,
  Type.Object({
    /** Whether personal data is shown without its middle. */
    is_masked: Type.Boolean(),
    email: Type.String(),
    birthday: Nullable(Type.String()),
    muted_until: Nullable(Moment),
    balances: Type.Array(Type.Object({ kind: BalanceKindName, amount: Amount })),
    pending_coins: Type.Array(PendingCoins),
    orders: Type.Array(Type.Object({ id: Id, number: Type.String(), ...State, total: Amount, created: Moment })),
    coupons: Type.Array(
      Type.Object({ id: Id, label: Type.String(), ...State, end: Nullable(Moment), created: Moment }),
    ),
    cards: Type.Array(
      Type.Object({ id: Id, name: Type.String(), code: Type.String(), end: Nullable(Moment), created: Moment }),
    ),
    /** Changes of money and coins. */
    entries: Type.Array(
      Type.Object({
        id: Id,
        kind: BalanceKindName,
        change: Amount,
        after: Amount,
        reason_display: Type.String(),
        created: Moment,
      }),
    ),
    notes: Type.Array(CustomerNote),
  }),
])
export type StudioCustomerDetail = Static<typeof StudioCustomerDetail>
