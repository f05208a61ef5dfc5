import { call, type InputOf, type Read, withKey } from '../client'

export type TicketCheckoutInput = InputOf<'POST /event/ticketbasket/checkout_cal/'>['body']
export type TicketSubmit = InputOf<'POST /event/ticketbasket/checkout_submit/'>['body']
/** The chosen coupon and card of a ticket order: an id, null for none, or undefined for the best. */
export type TicketDiscounts = InputOf<'POST /event/ticketorder/{number}/price/'>['body']
export type TicketOrdersQuery = NonNullable<InputOf<'GET /event/ticketorder/mine/'>['query']>
export type TicketOrderStep = InputOf<'POST /event/ticketorder/{number}/process/'>['body']
export type IssuedTicketsQuery = NonNullable<InputOf<'GET /event/issuedticket/'>['query']>
export type WaitingInput = InputOf<'POST /event/event/{slug}/waiting/'>['body']

/** Names of what is cached. `event` is the id or slug that it was opened by. */
export const ticketKeys = {
  sale: (event: string, code = '') => ['ticketSale', event, code] as const,
  checkout: (input?: TicketCheckoutInput) =>
    input ? (['ticketCheckout', input] as const) : (['ticketCheckout'] as const),
  orders: (query?: TicketOrdersQuery) => (query ? (['ticketOrders', query] as const) : (['ticketOrders'] as const)),
  order: (number: string) => ['ticketOrder', number] as const,
  offerPrice: (number: string, input: TicketDiscounts) => ['ticketOrder', number, 'price', input] as const,
  issued: (query?: IssuedTicketsQuery) => (query ? (['issuedTickets', query] as const) : (['issuedTickets'] as const)),
  one: (id: number) => ['issuedTicket', id] as const,
  /** Key of the code of one ticket, which is shown at the door. */
  code: (id: number) => ['issuedTicket', id, 'code'] as const,
  places: () => ['waitingList', 'mine'] as const,
  gift: (num: string) => ['ticketGift', num] as const,
  waiting: (event: string, code = '') => ['waitingList', event, code] as const,
}

/** Returns a code that was typed, or none. */
const codeOf = (code: string) => (code ? { access_code: code } : {})

/**
 * Tickets of events, their orders and waiting lists, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const ticketsApi = {
  sale: (event: string, code: string, options?: Read) =>
    call('GET /event/ticket/', { query: { event, ...codeOf(code) } }, options),
  checkout: (body: TicketCheckoutInput, options?: Read) =>
    call('POST /event/ticketbasket/checkout_cal/', { body }, options),
  submit: (body: TicketSubmit, key: string) =>
    call('POST /event/ticketbasket/checkout_submit/', { body }, withKey(key)),
  quickBuy: (id: number, body: InputOf<'POST /event/ticket/{id}/quick_buy/'>['body'], key: string) =>
    call('POST /event/ticket/{id}/quick_buy/', { params: { id }, body }, withKey(key)),
  orders: (query: TicketOrdersQuery, options?: Read) => call('GET /event/ticketorder/mine/', { query }, options),
  order: (number: string, options?: Read) => call('GET /event/ticketorder/{number}/', { params: { number } }, options),
  offerPrice: (number: string, body: TicketDiscounts, options?: Read) =>
    call('POST /event/ticketorder/{number}/price/', { params: { number }, body }, options),
  process: (number: string, step: TicketOrderStep, key: string) =>
    call('POST /event/ticketorder/{number}/process/', { params: { number }, body: step }, withKey(key)),
  issued: (query: IssuedTicketsQuery, options?: Read) => call('GET /event/issuedticket/', { query }, options),
  one: (id: number, options?: Read) => call('GET /event/issuedticket/{id}/', { params: { id } }, options),
  code: (id: number, options?: Read) => call('GET /event/issuedticket/{id}/code/', { params: { id } }, options),
  changeAttendee: (id: number, body: InputOf<'POST /event/issuedticket/{id}/attendee/'>['body'], key: string) =>
    call('POST /event/issuedticket/{id}/attendee/', { params: { id }, body }, withKey(key)),
  present: (id: number, key: string) =>
    call('POST /event/issuedticket/{id}/present/', { params: { id } }, withKey(key)),
  cancelPresent: (id: number, key: string) =>
    call('POST /event/issuedticket/{id}/present_cancel/', { params: { id } }, withKey(key)),
  gift: (num: string, options?: Read) => call('GET /event/issuedticket/{num}/gift/', { params: { num } }, options),
  receive: (num: string, body: InputOf<'POST /event/issuedticket/{num}/receive/'>['body'], key: string) =>
    call('POST /event/issuedticket/{num}/receive/', { params: { num }, body }, withKey(key)),
  waiting: (event: string, code: string, options?: Read) =>
    call('GET /event/event/{slug}/waiting/', { params: { slug: event }, query: codeOf(code) }, options),
  /** The places on waiting lists that the user has. */
  places: (options?: Read) => call('GET /event/waiting/', { query: { limit: 20, offset: 0 } }, options),
  join: (event: string, body: WaitingInput, key: string) =>
    call('POST /event/event/{slug}/waiting/', { params: { slug: event }, body }, withKey(key)),
  leave: (event: string, key: string) =>
    call('DELETE /event/event/{slug}/waiting/', { params: { slug: event } }, withKey(key)),
}
