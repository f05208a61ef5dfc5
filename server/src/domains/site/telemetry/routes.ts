import type { telemetryEndpoints } from '@storefront/contract/endpoints/site/telemetry'
import type { Routes } from '../../../http/call/handler'
import { logClientErrors, storeEvents } from './service'

/** Handlers of contract/endpoints/site/telemetry. */
export const telemetryRoutes: Routes<typeof telemetryEndpoints> = {
  log: async (ctx, { body }) => logClientErrors(ctx, body.entries),
  track: (ctx, { body }) => storeEvents(ctx, body.events),
}
