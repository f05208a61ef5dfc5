import { Type } from '@sinclair/typebox'
import { TICKET_LINE_MAX, TICKET_ORDER_MAX } from '../../domain/events/ticket'
import { Amount, ById, Id, Nullable, Quantity } from '../../entities/common'
import { AttendeeInput, TicketCheckout, TicketSale, TicketType } from '../../entities/events/ticket'
import { TicketOrderDetail } from '../../entities/events/ticket-order'
import { endpoint } from '../define'

/** Code that reveals the hidden types of tickets. */
export const AccessCode = Type.Optional(Type.String({ maxLength: 40 }))

const attendees = Type.Optional(Type.Array(AttendeeInput, { maxItems: TICKET_ORDER_MAX }))
const Line = Type.Object({ ticket_id: Id, quantity: Quantity })
/** The buyer's choices: an id of a coupon and a card, null for none, or nothing for the best. */
export const ticketDiscounts = {
  user_coupon_id: Type.Optional(Nullable(Id)),
  user_card_id: Type.Optional(Nullable(Id)),
}

const lineErrors = ['notFound', 'ticketFuture', 'ticketOver', 'ticketSoldOut', 'ticketQuantity'] as const
export const ticketChoiceErrors = ['couponUnusable', 'couponGone', 'cardUnusable'] as const
export const attendeeErrors = [
  'attendeeRequired',
  'mobileInvalid',
  'formAnswerWrong',
  'formOptionFull',
  'codeWrong',
] as const
const submitErrors = [
  'mobileBindRequired',
  'shopNotOpen',
  ...lineErrors,
  ...attendeeErrors,
  'priceChanged',
  'keyReused',
  'inProgress',
] as const

/** Types of tickets, and their basket, which the client has: what is in it comes with each call. */
export const ticketEndpoints = {
  tickets: endpoint({
    method: 'GET',
    path: '/event/ticket/',
    summary:
      "How an event's tickets are bought: its types, what attendees fill in, and how tickets go back. A code shows the types hidden by it",
    query: Type.Object({ event: Type.String({ minLength: 1, maxLength: 60 }), access_code: AccessCode }),
    reply: TicketSale,
    errors: ['notFound', 'ticketCodeWrong'],
    auth: 'any',
  }),
  ticket: endpoint({
    method: 'GET',
    path: '/event/ticket/{id}/',
    summary: 'One type of ticket; one that is hidden needs its code',
    params: ById,
    query: Type.Object({ access_code: AccessCode }),
    reply: TicketType,
    errors: ['notFound'],
    auth: 'any',
  }),
  quickBuyTicket: endpoint({
    method: 'POST',
    path: '/event/ticket/{id}/quick_buy/',
    summary: 'Orders tickets of one type, with the coupon and the card that are named',
    params: ById,
    body: Type.Object({
      quantity: Quantity,
      access_code: AccessCode,
      attendees,
      ...ticketDiscounts,
      /** The price that the buyer saw. */ total: Amount,
    }),
    reply: TicketOrderDetail,
    errors: [...submitErrors, ...ticketChoiceErrors],
    auth: 'user',
    idempotent: true,
  }),
  ticketCheckoutCal: endpoint({
    method: 'POST',
    path: '/event/ticketbasket/checkout_cal/',
    summary: 'What the tickets of a basket cost, with the best coupon and card or those that were chosen',
    body: Type.Object({
      lines: Type.Array(Line, { minItems: 1, maxItems: TICKET_LINE_MAX }),
      access_code: AccessCode,
      ...ticketDiscounts,
    }),
    reply: TicketCheckout,
    errors: [...lineErrors, ...ticketChoiceErrors],
    auth: 'user',
  }),
  ticketCheckoutSubmit: endpoint({
    method: 'POST',
    path: '/event/ticketbasket/checkout_submit/',
    summary:
      'Orders the tickets of a basket, all of one event, and holds their seats until the order is paid or closed. Without a price it is paid at once',
    body: Type.Object({
      lines: Type.Array(Type.Composite([Line, Type.Object({ attendees })]), { minItems: 1, maxItems: TICKET_LINE_MAX }),
      access_code: AccessCode,
      ...ticketDiscounts,
      /** The price that the buyer saw; another price is not charged. */
      total: Amount,
    }),
    reply: TicketOrderDetail,
    errors: [...submitErrors, ...ticketChoiceErrors],
    auth: 'user',
    idempotent: true,
  }),
}
