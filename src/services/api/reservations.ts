import { call, type InputOf, type Read, type Reply, withKey } from '../client'

export type BookingInput = InputOf<'POST /reservation/resv/{id}/submit/'>['body']
export type BookingReply = Reply<'POST /reservation/resv/{id}/submit/'>
export type ReservationsQuery = NonNullable<InputOf<'GET /reservation/resv/'>['query']>
export type BookingsQuery = NonNullable<InputOf<'GET /reservation/resvrecord/'>['query']>

/** Names of what is cached. `quotas` without days names all that is known of what is free. */
export const reservationKeys = {
  reservations: (query?: ReservationsQuery) =>
    query ? (['reservations', query] as const) : (['reservations'] as const),
  reservation: (slug: string) => ['reservation', slug] as const,
  quotas: (slug: string, days?: { readonly variantId: number; readonly fd: string; readonly td: string }) =>
    days ? (['reservation', slug, 'quotas', days] as const) : (['reservation', slug, 'quotas'] as const),
  bookings: (query?: BookingsQuery) => (query ? (['bookings', query] as const) : (['bookings'] as const)),
  booking: (id: number) => ['booking', id] as const,
}

/**
 * Reservations and one's own bookings, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const reservationsApi = {
  reservations: (query: ReservationsQuery, options?: Read) => call('GET /reservation/resv/', { query }, options),
  reservation: (slug: string, options?: Read) => call('GET /reservation/resv/{id}/', { params: { id: slug } }, options),
  /** Reads the free quotas of a variant from the day `fd` to the day `td`. */
  quotas: (slug: string, variantId: number, fd: string, td: string, options?: Read) =>
    call(
      'GET /reservation/resv/{id}/variant/{variant_id}/quotas/',
      { params: { id: slug, variant_id: variantId }, query: { fd, td } },
      { ...options, silent: true },
    ),
  submit: (slug: string, body: BookingInput, key: string) =>
    call('POST /reservation/resv/{id}/submit/', { params: { id: slug }, body }, withKey(key)),
  bookings: (query: BookingsQuery, options?: Read) => call('GET /reservation/resvrecord/', { query }, options),
  booking: (id: number, options?: Read) => call('GET /reservation/resvrecord/{id}/', { params: { id } }, options),
  cancelBooking: (id: number, key: string) =>
    call('POST /reservation/resvrecord/{id}/cancel/', { params: { id }, body: {} }, withKey(key)),
}
