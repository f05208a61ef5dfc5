import type { waitingListEndpoints } from '@storefront/contract/endpoints/events/waiting-list'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/events/waiting-list. */
export const waitingListRoutes: Routes<typeof waitingListEndpoints> = {
  waitingEntries: async () => fail('notFound'),
  waitingList: async () => fail('notFound'),
  joinWaitingList: async () => fail('notFound'),
  leaveWaitingList: async () => fail('notFound'),
}
