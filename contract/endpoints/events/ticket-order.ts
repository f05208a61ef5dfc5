import { Type } from '@sinclair/typebox'
import { TICKET_ORDER_MAX } from '../../domain/events/ticket'
import { ticketOrderTabs, userTicketOrderActions } from '../../domain/events/ticket-order'
import { Amount, ByNumber, Id, ListQuery, Page } from '../../entities/common'
import { AttendeeInput, OfferPrice } from '../../entities/events/ticket'
import { TicketOrder, TicketOrderDetail } from '../../entities/events/ticket-order'
import { endpoint } from '../define'
import { attendeeErrors, ticketChoiceErrors, ticketDiscounts } from './ticket'

export const TicketOrderTab = Type.Union(ticketOrderTabs.map(({ key }) => Type.Literal(key)))
/** Tickets of an order; all that can go back when they are left out. */
export const TicketIds = Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 400 }))

/** The user's orders of tickets. */
export const ticketOrderEndpoints = {
  ticketOrders: endpoint({
    method: 'GET',
    path: '/event/ticketorder/mine/',
    summary: "The user's orders of tickets of a tab, the newest first",
    query: Type.Composite([ListQuery, Type.Object({ tab: Type.Optional(TicketOrderTab) })]),
    reply: Page(TicketOrder),
    auth: 'user',
  }),
  ticketOrder: endpoint({
    method: 'GET',
    path: '/event/ticketorder/{number}/',
    summary: 'One order with its tickets',
    params: ByNumber,
    reply: TicketOrderDetail,
    errors: ['orderNotFound'],
    auth: 'user',
  }),
  ticketOfferPrice: endpoint({
    method: 'POST',
    path: '/event/ticketorder/{number}/price/',
    summary:
      'What an offer of the waiting list costs when it is accepted, with the best coupon and card or those that were chosen',
    params: ByNumber,
    body: Type.Object(ticketDiscounts),
    reply: OfferPrice,
    errors: ['orderNotFound', 'ticketOrderMoved', ...ticketChoiceErrors],
    auth: 'user',
  }),
  processTicketOrder: endpoint({
    method: 'POST',
    path: '/event/ticketorder/{number}/process/',
    summary:
      'Moves an order by one action of its lifecycle: accepts or declines an offer, cancels what is not paid, gives tickets back',
    params: ByNumber,
    body: Type.Object({
      action: Type.Union(userTicketOrderActions.map((action) => Type.Literal(action))),
      /** For `refund`. */
      ticket_ids: TicketIds,
      /**
       * For `accept`: for whom the tickets are, in the order of the order's tickets; the discounts, and the sum that
       * was shown.
       */
      attendees: Type.Optional(Type.Array(AttendeeInput, { maxItems: TICKET_ORDER_MAX })),
      ...ticketDiscounts,
      total: Type.Optional(Amount),
    }),
    reply: TicketOrderDetail,
    errors: [
      'orderNotFound',
      'ticketOrderMoved',
      'ticketRefundLate',
      'ticketUsed',
      'ticketMoved',
      'priceChanged',
      ...attendeeErrors,
      ...ticketChoiceErrors,
    ],
    auth: 'user',
    idempotent: true,
  }),
}
