import { type Static, Type } from '@sinclair/typebox'
import { Amount, Id, Moment, Nullable } from '../common'

/** Holdings of a user and work that waits for them, for the first screen of their account. */
export const AccountOverview = Type.Object({
  /** Orders that wait, by their tab (contract/domain/orders). */
  orders: Type.Object({
    unpaid: Type.Integer(),
    wait_ship: Type.Integer(),
    wait_receive: Type.Integer(),
    /** Those of which a line can be reviewed. */
    to_comment: Type.Integer(),
  }),
  /** Returns that are not over. */
  returns: Type.Integer(),
  balance: Amount,
  diamonds: Type.Integer(),
  /** Numbers of coupons and cards that can be used now. */
  coupons: Type.Integer(),
  cards: Type.Integer(),
  /** Messages that were not read. */
  messages: Type.Integer(),
  /** The ticket that is used next: of the shop by its end, of an event by its start. */
  next_ticket: Nullable(
    Type.Object({
      kind: Type.Union([Type.Literal('eticket'), Type.Literal('event')]),
      id: Id,
      name: Type.String(),
      label: Type.String(),
      /** Start of its event; null for a ticket of the shop. */
      start: Nullable(Moment),
      /** Null is for ever. */
      end: Nullable(Moment),
    }),
  ),
})
export type AccountOverview = Static<typeof AccountOverview>
