import { call, type InputOf, type Read, type Reply, withKey } from '../../client'

export type OpsReservationsQuery = NonNullable<InputOf<'GET /ops/reservation/resv/'>['query']>
export type OpsReservation = Reply<'GET /ops/reservation/resv/'>['results'][number]
export type OpsBookingsQuery = NonNullable<InputOf<'GET /ops/reservation/resvrecord/'>['query']>
export type OpsBookingStep = InputOf<'POST /ops/reservation/resvrecord/{id}/process/'>['body']
export type OpsBookingMove = InputOf<'POST /ops/reservation/resvrecord/{id}/move/'>['body']
export type WalkIn = InputOf<'POST /ops/reservation/resv/{id}/record/'>['body']
export type ClosureInput = InputOf<'POST /ops/reservation/resv/{id}/closure/'>['body']

/** Names of what is cached. `schedule` without days names all days of a reservation. */
export const opsReservationKeys = {
  all: () => ['ops', 'reservation'] as const,
  reservations: (query?: OpsReservationsQuery) => ['ops', 'reservation', 'list', ...(query ? [query] : [])] as const,
  schedule: (id: number, days?: { readonly fd: string; readonly td: string }) =>
    ['ops', 'reservation', 'schedule', id, ...(days ? [days] : [])] as const,
  bookings: (query?: OpsBookingsQuery) => ['ops', 'reservation', 'bookings', ...(query ? [query] : [])] as const,
  booking: (id: number) => ['ops', 'reservation', 'booking', id] as const,
}

/**
 * Operators' calls of reservations, one function a call.
 * If a call creates or moves something, its last argument is the idempotency key.
 */
export const opsReservationsApi = {
  reservations: (query: OpsReservationsQuery, options?: Read) => call('GET /ops/reservation/resv/', { query }, options),
  /** Slots, bookings and closures from the day `fd` to the day `td`, 14 days at most. */
  schedule: (id: number, fd: string, td: string, options?: Read) =>
    call('GET /ops/reservation/resv/{id}/schedule/', { params: { id }, query: { fd, td } }, options),
  bookings: (query: OpsBookingsQuery, options?: Read) => call('GET /ops/reservation/resvrecord/', { query }, options),
  booking: (id: number, options?: Read) => call('GET /ops/reservation/resvrecord/{id}/', { params: { id } }, options),
  bookWalkIn: (id: number, body: WalkIn, key: string) =>
    call('POST /ops/reservation/resv/{id}/record/', { params: { id }, body }, withKey(key)),
  processBooking: (id: number, body: OpsBookingStep, key: string) =>
    call('POST /ops/reservation/resvrecord/{id}/process/', { params: { id }, body }, withKey(key)),
  moveBooking: (id: number, body: OpsBookingMove, key: string) =>
    call('POST /ops/reservation/resvrecord/{id}/move/', { params: { id }, body }, withKey(key)),
  noteBooking: (id: number, note: string) =>
    call('POST /ops/reservation/resvrecord/{id}/note/', { params: { id }, body: { note } }),
  close: (id: number, body: ClosureInput, key: string) =>
    call('POST /ops/reservation/resv/{id}/closure/', { params: { id }, body }, withKey(key)),
  open: (id: number) => call('DELETE /ops/reservation/closure/{id}/', { params: { id } }),
}
