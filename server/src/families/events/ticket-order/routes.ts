import type { ticketOrderEndpoints } from '@storefront/contract/endpoints/events/ticket-order'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/events/ticket-order. */
export const ticketOrderRoutes: Routes<typeof ticketOrderEndpoints> = {
  ticketOrders: async () => fail('notFound'),
  ticketOrder: async () => fail('notFound'),
  processTicketOrder: async () => fail('notFound'),
}
