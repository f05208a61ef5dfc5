import { type Static, Type } from '@sinclair/typebox'
import { giftStates } from '../../domain/wallet/user-coupon'
import { issuedTicketStatuses, ticketStates } from '../../domain/events/ticket'
import { CheckoutCard, CheckoutCoupon, CheckoutSums, BreakdownRow } from '../checkout/checkout'
import { Amount, Id, Image, Moment, Nullable, MobileText } from '../common'
import { EventRef } from './event'
import { FormPart } from '../forms/form'

/** A type of ticket, with what one may buy of it. */
export const TicketType = Type.Object({
  id: Id,
  ctype: Type.Literal('event.ticket'),
  event_id: Id,
  name: Type.String(),
  description: Type.String(),
  price: Amount,
  /** Available tickets: the lesser of the type's quota and the event's seats; null means unlimited. */
  left: Nullable(Type.Integer()),
  state: Type.Union(ticketStates.map((state) => Type.Literal(state))),
  /** Start and end of its sale; null is at once, and the end of the event. */
  sale_start: Nullable(Moment),
  sale_end: Nullable(Moment),
  min_quantity: Type.Integer(),
  max_quantity: Type.Integer(),
  /** Number of admissions that one ticket allows. */
  uses: Type.Integer(),
  /** Shown to those alone who know its code. */
  is_hidden: Type.Boolean(),
})
export type TicketType = Static<typeof TicketType>

/** Rule for refunds of an event's tickets. */
export const TicketRefundRule = Type.Object({
  /** Deadline for refunds to buyers; null is never. */
  until: Nullable(Moment),
  /** Percents of the price that are refunded. */
  percent: Type.Integer(),
})

/** The form that each attendee fills in; null asks nothing. */
export const AttendeeForm = Nullable(FormPart)

/**
 * Input that names the attendee of a ticket. Answers to a form are checked like a form's; a mobile number is checked as
 * everywhere. Name and mobile default to the holder's.
 */
export const AttendeeInput = Type.Object({
  name: Type.Optional(Type.String({ maxLength: 40 })),
  mobile: Type.Optional(MobileText),
  answers: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 200 })),
})
export type AttendeeInput = Static<typeof AttendeeInput>

/** Sale of an event's tickets. */
export const TicketSale = Type.Object({
  event: EventRef,
  /** Types for everybody, and types that the given code reveals. */
  tickets: Type.Array(TicketType),
  /** More types are shown to those who know a code. */
  has_hidden_tickets: Type.Boolean(),
  seats_available: Nullable(Type.Integer()),
  form: AttendeeForm,
  refund: TicketRefundRule,
  is_transferable: Type.Boolean(),
  /** One can wait for seats now. */
  has_waiting_list: Type.Boolean(),
})
export type TicketSale = Static<typeof TicketSale>

/** A line's part of the sums: `total` = goods - coupon - card. */
const LineShare = Type.Object({ goods: Amount, coupon: Amount, card: Amount, total: Amount })

const TicketCheckoutLine = Type.Object({ ticket: TicketType, quantity: Type.Integer(), share: LineShare })

/** A ticket checkout: the tickets to buy, and the parts of the total. */
export const TicketCheckout = Type.Object({
  event: EventRef,
  lines: Type.Array(TicketCheckoutLine),
  sums: CheckoutSums,
  breakdown: Type.Array(BreakdownRow),
  /** Applicable coupons first, by falling discount. */
  coupons: Type.Array(CheckoutCoupon),
  cards: Type.Array(CheckoutCard),
  /** Applied coupon and card; null is none. */
  user_coupon_id: Nullable(Id),
  user_card_id: Nullable(Id),
  form: AttendeeForm,
  refund: TicketRefundRule,
})
export type TicketCheckout = Static<typeof TicketCheckout>

/** Price of an offer from the waiting list, with the discounts that apply; `shares` in the order of its lines. */
export const OfferPrice = Type.Composite([
  Type.Pick(TicketCheckout, ['sums', 'breakdown', 'coupons', 'cards', 'user_coupon_id', 'user_card_id']),
  Type.Object({ shares: Type.Array(LineShare) }),
])
export type OfferPrice = Static<typeof OfferPrice>

/** The attendee of a ticket. */
export const Attendee = Type.Object({
  name: Type.String(),
  mobile: Type.String(),
  /** Answers to the event's form. */
  answers: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
})

/** A ticket of an event that somebody has. */
export const IssuedTicket = Type.Object({
  id: Id,
  event: EventRef,
  ticket: Type.Object({ id: Id, name: Type.String() }),
  /** Shown or typed at the door; null while it lets nobody in. */
  code: Nullable(Type.String()),
  status: Type.Union(issuedTicketStatuses.map((status) => Type.Literal(status))),
  /** State to show: its status, or used up, being given as a gift, or past. */
  status_display: Type.String(),
  attendee: Attendee,
  /** Number of admissions that it allows, and the number made. */
  uses: Type.Integer(),
  use_count: Type.Integer(),
  used: Nullable(Moment),
  /** Number of the order, for its buyer; null for everybody else. */
  order_number: Nullable(Type.String()),
  /** Name of the giver. */
  from: Nullable(Type.String()),
  /** An open gift of it: the secret of its link, and until when it can be accepted. */
  gift: Nullable(Type.Object({ num: Type.String(), until: Moment })),
  /** Its holder's. */
  actions: Type.Array(Type.String()),
  created: Moment,
})
export type IssuedTicket = Static<typeof IssuedTicket>

/** The same with the form of its event and what was filled in, to change it. */
export const IssuedTicketDetail = Type.Composite([
  IssuedTicket,
  Type.Object({ form: AttendeeForm, form_data: Type.Record(Type.String(), Type.Unknown()), refund: TicketRefundRule }),
])
export type IssuedTicketDetail = Static<typeof IssuedTicketDetail>

/** Gift of a ticket, as its link shows it. */
export const TicketGift = Type.Object({
  event: EventRef,
  ticket: Type.Object({ name: Type.String() }),
  state: Type.Union(giftStates.map((state) => Type.Literal(state))),
  giver: Type.Object({ name: Type.String(), avatar: Nullable(Image) }),
  until: Nullable(Moment),
  /** Form for the user who accepts it. */
  form: AttendeeForm,
})
export type TicketGift = Static<typeof TicketGift>
