import { type Static, Type } from '@sinclair/typebox'
import { Amount, Id, Moment } from '../common'

/** An offer to recharge: `amount` is paid, `gift` is given with it. */
export const Recharge = Type.Object({ id: Id, amount: Amount, gift: Amount })
export type Recharge = Static<typeof Recharge>

/** One change of a balance: an amount for money, a whole number for coins. */
export const BalanceRecord = Type.Object({
  id: Id,
  change: Amount,
  /** The balance after it. */
  after: Amount,
  reason: Type.String(),
  reason_display: Type.String(),
  /** Subject of the change, e.g. an order's number. */
  ref: Type.String(),
  created: Moment,
})
export type BalanceRecord = Static<typeof BalanceRecord>
