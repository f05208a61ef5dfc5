import type { opsModerationEndpoints } from '@storefront/contract/endpoints/ops/moderation'
import { fail } from '../../../failure'
import type { Routes } from '../../../kernel/handler'

/** Handlers of contract/endpoints/ops/moderation. */
export const opsModerationRoutes: Routes<typeof opsModerationEndpoints> = {
  opsModerationItems: async () => fail('notFound'),
  opsModerationItem: async () => fail('notFound'),
  opsModerate: async () => fail('notFound'),
  opsMute: async () => fail('notFound'),
  opsModerationLog: async () => fail('notFound'),
  opsUndoModeration: async () => fail('notFound'),
  opsModerationSetting: async () => fail('notFound'),
  opsChangeModerationSetting: async () => fail('notFound'),
}
