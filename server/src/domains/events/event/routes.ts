import type { eventEndpoints } from '@storefront/contract/endpoints/events/event'
import type { Routes } from '../../../http/call/handler'
import { listEvents, readEvent } from './service'

/** Handlers of contract/endpoints/events/event. */
export const eventRoutes: Routes<typeof eventEndpoints> = {
  events: (ctx, { query }) => listEvents(ctx, query),
  event: (ctx, { params }) => readEvent(ctx, params.slug),
  eventWithSlug: (ctx, { params }) => readEvent(ctx, String(params.id)),
}
