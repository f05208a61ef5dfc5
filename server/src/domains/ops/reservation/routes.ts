import type { opsReservationEndpoints } from '@storefront/contract/endpoints/ops/reservation'
import type { Routes } from '../../../http/call/handler'
import { closeReservation, openReservation } from './closure'
import { createWalkIn } from './walk-in'
import { listOpsRecords, listOpsReservations, noteOpsRecord, readOpsRecord } from './service'
import { moveOpsRecord } from './move'
import { processOpsRecord } from './process'
import { readSchedule } from './schedule'

/** Handlers of contract/endpoints/ops/reservation. */
export const opsReservationRoutes: Routes<typeof opsReservationEndpoints> = {
  opsReservations: (ctx, { query }) => listOpsReservations(ctx, query),
  opsReservationSchedule: (ctx, { params, query }) => readSchedule(ctx, params.id, query),
  opsReservationRecords: (ctx, { query }) => listOpsRecords(ctx, query),
  opsReservationRecord: (ctx, { params }) => readOpsRecord(ctx, params.id),
  opsCreateReservationRecord: (ctx, { params, body }) => createWalkIn(ctx, params.id, body),
  opsProcessReservationRecord: (ctx, { params, body }) => processOpsRecord(ctx, params.id, body),
  opsMoveReservationRecord: (ctx, { params, body }) => moveOpsRecord(ctx, params.id, body),
  opsNoteReservationRecord: (ctx, { params, body }) => noteOpsRecord(ctx, params.id, body.note),
  opsCloseReservation: (ctx, { params, body }) => closeReservation(ctx, params.id, body),
  opsOpenReservation: (ctx, { params }) => openReservation(ctx, params.id),
}
