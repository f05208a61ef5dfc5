import type { privacyEndpoints } from '@storefront/contract/endpoints/account/privacy'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/account/privacy. */
export const privacyRoutes: Routes<typeof privacyEndpoints> = {
  dataExports: async () => fail('notFound'),
  exportData: async () => fail('notFound'),
  exportFile: async () => fail('notFound'),
  accountRemoval: async () => fail('notFound'),
  removeAccount: async () => fail('notFound'),
  keepAccount: async () => fail('notFound'),
}
