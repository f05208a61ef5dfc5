import type { issuedTicketEndpoints } from '@storefront/contract/endpoints/events/issued-ticket'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/events/issued-ticket. */
export const issuedTicketRoutes: Routes<typeof issuedTicketEndpoints> = {
  issuedTickets: async () => fail('notFound'),
  issuedTicket: async () => fail('notFound'),
  changeAttendee: async () => fail('notFound'),
  presentTicket: async () => fail('notFound'),
  cancelPresentTicket: async () => fail('notFound'),
  ticketGift: async () => fail('notFound'),
  receiveTicket: async () => fail('notFound'),
}
