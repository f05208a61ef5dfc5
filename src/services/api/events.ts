import { call, type InputOf, type Read } from '../client'

export type EventsQuery = NonNullable<InputOf<'GET /event/event/'>['query']>

/**
 * Events, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const eventsApi = {
  events: (query: EventsQuery, options?: Read) => call('GET /event/event/', { query }, options),
  /** By its id or slug. */
  event: (slug: string | number, options?: Read) =>
    call('GET /event/event/{slug}/', { params: { slug: String(slug) } }, options),
}
