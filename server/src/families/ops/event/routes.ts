import type { opsEventEndpoints } from '@storefront/contract/endpoints/ops/event'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/ops/event. */
export const opsEventRoutes: Routes<typeof opsEventEndpoints> = {
  opsEvents: async () => fail('notFound'),
  opsEvent: async () => fail('notFound'),
  opsTicketOrders: async () => fail('notFound'),
  opsTicketOrder: async () => fail('notFound'),
  opsProcessTicketOrder: async () => fail('notFound'),
  opsWaitingList: async () => fail('notFound'),
  opsOfferSeats: async () => fail('notFound'),
}
