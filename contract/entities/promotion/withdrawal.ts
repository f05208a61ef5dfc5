import { type Static, Type } from '@sinclair/typebox'
import { withdrawalStatuses } from '../../domain/promotion/withdrawal'
import { Bank } from '../account/payee'
import { Amount, Id, Moment, Nullable } from '../common'

/** Income on its way to a bank card; of the card's number the last four digits. */
export const Withdrawal = Type.Object({
  id: Id,
  number: Type.String(),
  amount: Amount,
  bank: Bank,
  holder: Type.String(),
  card: Type.String(),
  status: Type.Union(withdrawalStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  /** The shop's text of the last step. */
  note: Type.String(),
  created: Moment,
  processed: Nullable(Moment),
  /** The caller's. */
  actions: Type.Array(Type.String()),
})
export type Withdrawal = Static<typeof Withdrawal>

/** A withdrawal as operators see it. */
export const OpsWithdrawal = Type.Composite([
  Withdrawal,
  Type.Object({ user: Type.Object({ name: Type.String(), mobile: Type.String() }) }),
])
export type OpsWithdrawal = Static<typeof OpsWithdrawal>
