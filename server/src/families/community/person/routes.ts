import type { personEndpoints } from '@storefront/contract/endpoints/community/person'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/community/person. */
export const personRoutes: Routes<typeof personEndpoints> = {
  person: async () => fail('notFound'),
  followPerson: async () => fail('notFound'),
  followers: async () => fail('notFound'),
  following: async () => fail('notFound'),
  reportPerson: async () => fail('notFound'),
  communitySummary: async () => fail('notFound'),
}
