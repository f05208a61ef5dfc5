import type { issuedTicketEndpoints } from '@storefront/contract/endpoints/events/issued-ticket'
import type { Routes } from '../../../http/call/handler'
import { readTicketCode } from './code'
import { cancelPresentTicket, presentTicket } from './gift'
import { readTicketGift, receiveTicket } from './receive-gift'
import { changeAttendee, listIssuedTickets, readIssuedTicket } from './service'

/** Handlers of contract/endpoints/events/issued-ticket. */
export const issuedTicketRoutes: Routes<typeof issuedTicketEndpoints> = {
  issuedTickets: (ctx, { query }) => listIssuedTickets(ctx, query),
  issuedTicket: (ctx, { params }) => readIssuedTicket(ctx, params.id),
  changeAttendee: (ctx, { params, body }) => changeAttendee(ctx, params.id, body),
  presentTicket: (ctx, { params }) => presentTicket(ctx, params.id),
  cancelPresentTicket: (ctx, { params }) => cancelPresentTicket(ctx, params.id),
  ticketGift: (ctx, { params }) => readTicketGift(ctx, params.num),
  receiveTicket: (ctx, { params, body }) => receiveTicket(ctx, params.num, body),
  issuedTicketCode: (ctx, { params }) => readTicketCode(ctx, params.id),
}
