import type { ticketEndpoints } from '@storefront/contract/endpoints/events/ticket'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/events/ticket. */
export const ticketRoutes: Routes<typeof ticketEndpoints> = {
  tickets: async () => fail('notFound'),
  ticket: async () => fail('notFound'),
  quickBuyTicket: async () => fail('notFound'),
  ticketCheckoutCal: async () => fail('notFound'),
  ticketCheckoutSubmit: async () => fail('notFound'),
}
