import type { reservationEndpoints } from '@storefront/contract/endpoints/reservations/reservation'
import type { Routes } from '../../../http/call/handler'
import { readQuotas } from './quotas'
import { cancelOwnRecord, listOwnRecords, listReservations, readOwnRecord, readReservation } from './service'
import { submitReservation } from './submit'

/** Handlers of contract/endpoints/reservations/reservation. */
export const reservationRoutes: Routes<typeof reservationEndpoints> = {
  reservations: (ctx, { query }) => listReservations(ctx, query),
  reservation: (ctx, { params }) => readReservation(ctx, params.id),
  reservationQuotas: (ctx, { params, query }) => readQuotas(ctx, params.id, params.variant_id, query),
  submitReservation: (ctx, { params, body }) => submitReservation(ctx, params.id, body),
  reservationRecords: (ctx, { query }) => listOwnRecords(ctx, query),
  reservationRecord: (ctx, { params }) => readOwnRecord(ctx, params.id),
  cancelReservationRecord: (ctx, { params, body }) => cancelOwnRecord(ctx, params.id, body.reason ?? ''),
}
