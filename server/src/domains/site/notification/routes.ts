import type { notificationEndpoints } from '@storefront/contract/endpoints/site/notification'
import type { Routes } from '../../../http/call/handler'
import { notifyConfig } from './service'

/** Handlers of contract/endpoints/site/notification. */
export const notificationRoutes: Routes<typeof notificationEndpoints> = {
  notifyConfig: (ctx, { body }) => notifyConfig(ctx, body),
}
