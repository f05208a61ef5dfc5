import { type Static, Type } from '@sinclair/typebox'
import { offerReasons, waitingStatuses } from '../../domain/events/waiting-list'
import { ticketOrderStatuses } from '../../domain/events/ticket-order'
import { Refund } from '../after-sales/refund'
import { CheckoutSums } from '../checkout/checkout'
import { Amount, Id, Moment, Nullable } from '../common'
import { EventRef } from './event'
import { IssuedTicket, TicketRefundRule, TicketType } from './ticket'

export const TicketOrderLine = Type.Object({
  ticket_id: Id,
  name: Type.String(),
  price: Amount,
  quantity: Type.Integer(),
  /** The line's share of coupon and card. */
  discount: Amount,
})

/**
 * An order of tickets of one event. It is paid as an order of the shop is (contract/endpoints/checkout/payment), by its
 * number.
 */
export const TicketOrder = Type.Object({
  number: Type.String(),
  status: Type.Union(ticketOrderStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  event: EventRef,
  /** Total amount paid. */
  tit: Amount,
  sums: CheckoutSums,
  lines: Type.Array(TicketOrderLine),
  created: Moment,
  paid: Nullable(Moment),
  /** Deadline for its payment or, while it is offered, for its acceptance. */
  pay_before: Nullable(Moment),
  /** The waiting list made it. */
  is_offer: Type.Boolean(),
  /** Amount of `tit` that was refunded or is being refunded. */
  refunded: Amount,
  /** Rule for refunds of its tickets. */
  refund_rule: TicketRefundRule,
  /** The caller's. */
  actions: Type.Array(Type.String()),
  /** Whether the shop makes out an invoice for it: it is paid, and not all of the money came back. */
  has_invoice: Type.Boolean(),
})
export type TicketOrder = Static<typeof TicketOrder>

/** The same with its tickets and its refunds. */
export const TicketOrderDetail = Type.Composite([
  TicketOrder,
  Type.Object({
    tickets: Type.Array(
      Type.Composite([
        IssuedTicket,
        Type.Object({
          /** Amount that a refund would pay now; null if it cannot be refunded. */ refund: Nullable(Amount),
        }),
      ]),
    ),
    refunds: Type.Array(Refund),
  }),
])
export type TicketOrderDetail = Static<typeof TicketOrderDetail>

const Buyer = Type.Object({ name: Type.String(), mobile: Type.String() })

/** An order of tickets as operators see it. */
export const OpsTicketOrder = Type.Composite([TicketOrder, Type.Object({ user: Buyer })])
export type OpsTicketOrder = Static<typeof OpsTicketOrder>
export const OpsTicketOrderDetail = Type.Composite([TicketOrderDetail, Type.Object({ user: Buyer })])
export type OpsTicketOrderDetail = Static<typeof OpsTicketOrderDetail>

/** Somebody's place on the waiting list of an event. */
export const WaitingEntry = Type.Object({
  id: Id,
  event: EventRef,
  ticket: Type.Object({ id: Id, name: Type.String(), price: Amount }),
  quantity: Type.Integer(),
  status: Type.Union(waitingStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  /** Number of places ahead of it; null if it no longer waits. */
  ahead: Nullable(Type.Integer()),
  /** The order that holds its seats while it is offered, and until when. */
  order_number: Nullable(Type.String()),
  offer_until: Nullable(Moment),
  joined: Moment,
})
export type WaitingEntry = Static<typeof WaitingEntry>

/** The waiting list of an event as the caller sees it. */
export const WaitingList = Type.Object({
  event: EventRef,
  /** One can join it now. */
  is_open: Type.Boolean(),
  /** Types that can be waited for: those that everybody sees, and those of the code that was given. */
  tickets: Type.Array(TicketType),
  /** Minutes for which an offer stands. */
  offer_minutes: Type.Integer(),
  /** The caller's place that is active. */
  entry: Nullable(WaitingEntry),
})
export type WaitingList = Static<typeof WaitingList>

/** The waiting list of an event for operators. */
export const OpsWaitingList = Type.Object({
  count: Type.Integer(),
  /** In order of joining. */
  results: Type.Array(Type.Composite([WaitingEntry, Type.Object({ user: Buyer })])),
  /** Number of places by status. */
  totals: Type.Record(Type.String(), Type.Integer()),
  seats_expected: Nullable(Type.Integer()),
  seats_available: Nullable(Type.Integer()),
  /** Reason why nothing is offered to the waiting list; null if there is none. */
  reason: Nullable(
    Type.Object({ code: Type.Union(offerReasons.map((code) => Type.Literal(code))), detail: Type.String() }),
  ),
})
export type OpsWaitingList = Static<typeof OpsWaitingList>
