import { keysOf } from '../keys-of'
import type { RouteName } from '../../routes'

/** Subjects of messages, which are the tabs of the message centre. */
export const messageTopics = ['orders', 'offers', 'visits', 'people'] as const
export type MessageTopic = (typeof messageTopics)[number]

interface MessageRow {
  readonly topic: MessageTopic
  /** The screen that it opens, and the parameter that takes the message's target; null for a screen without one. */
  readonly route: RouteName
  readonly param: string | null
}

const order = { topic: 'orders', route: 'shop.order.detail', param: 'number' } as const
const orderReturn = { topic: 'orders', route: 'shop.orderlinereturn.detail', param: 'number' } as const
const invoice = { topic: 'orders', route: 'shop.invoice.detail', param: 'number' } as const
const ticketOrder = { topic: 'visits', route: 'event.ticketorder.detail', param: 'number' } as const
const registration = { topic: 'visits', route: 'event.eventregistration.mine', param: null } as const
const booking = { topic: 'visits', route: 'reservation.resvrecord.detail', param: 'id' } as const

/**
 * THE table of messages that a user's message centre keeps: steps of others in what is theirs. Each has its text
 * (`account.message` in the server's catalogues).
 */
export const messageRows = {
  order_ship: order,
  order_deliver: order,
  order_confirm: order,
  order_expire: order,
  order_cancel: order,
  order_refund: order,
  return_agree: orderReturn,
  return_refuse: orderReturn,
  return_uphold: orderReturn,
  return_reopen: orderReturn,
  return_resend: orderReturn,
  return_call_off: orderReturn,
  invoice_issue: invoice,
  invoice_refuse: invoice,
  invoice_void: invoice,
  stock_back: { topic: 'orders', route: 'shop.product.detail', param: 'id' },
  price_drop: { topic: 'offers', route: 'shop.product.detail', param: 'id' },
  campaign: { topic: 'offers', route: 'mobile.index', param: null },
  campaign_coupons: { topic: 'offers', route: 'shop.usercoupon', param: null },
  ticket_expire: ticketOrder,
  ticket_cancel: ticketOrder,
  ticket_refund: ticketOrder,
  seat_offer: ticketOrder,
  registration_approve: registration,
  registration_reject: registration,
  registration_revoke: registration,
  booking_approve: booking,
  booking_reject: booking,
  booking_revoke: booking,
  booking_move: booking,
  answer: { topic: 'people', route: 'comment.threadedcomment.detail', param: 'id' },
  follow: { topic: 'people', route: 'user.detail', param: 'guid' },
} as const satisfies Record<string, MessageRow>

export type MessageKind = keyof typeof messageRows
export const messageKinds = keysOf(messageRows)

/** Returns the kinds of a topic. */
export const kindsOfTopic = (topic: MessageTopic): MessageKind[] =>
  messageKinds.filter((kind) => messageRows[kind].topic === topic)

/** Returns the kind with a name; undefined for a name that the table does not have. */
export const messageKindOf = (name: string): MessageKind | undefined => messageKinds.find((kind) => kind === name)
