import { Type } from '@sinclair/typebox'
import { opsRecordActions } from '../../domain/reservations/record'
import { ById, Id, ListQuery, NonBlank, Nullable, Ok, Page, MobileText } from '../../entities/common'
import {
  LocalDate,
  LocalTime,
  OpsResvRecord,
  Resv,
  ResvChoice,
  ResvClosure,
  ResvSchedule,
} from '../../entities/reservations/reservation'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Reason for a booking above the capacity, which needs a permission of its own. */
const Overbook = Type.Object({ overbook_reason: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })) })

/** Reservations and their bookings, for operators. */
export const opsReservationEndpoints = {
  opsReservations: endpoint({
    method: 'GET',
    path: '/ops/reservation/resv/',
    summary: 'Reservations with what waits for an approval and what is booked today',
    query: ListQuery,
    reply: Page(Type.Composite([Resv, Type.Object({ pending: Type.Integer(), today: Type.Integer() })])),
    auth: permissions.readReservation,
  }),
  opsReservationSchedule: endpoint({
    method: 'GET',
    path: '/ops/reservation/resv/{id}/schedule/',
    summary: 'Slots, bookings and closures from the day fd to the day td, 14 days at most',
    params: ById,
    query: Type.Object({ fd: LocalDate, td: LocalDate }),
    reply: ResvSchedule,
    errors: ['notFound', 'badRequest'],
    auth: permissions.readReservation,
    secondFactor: true,
  }),
  opsReservationRecords: endpoint({
    method: 'GET',
    path: '/ops/reservation/resvrecord/',
    summary: "Everybody's bookings of a tab (a status or all), by name, mobile or code",
    query: Type.Composite([
      ListQuery,
      Type.Object({ tab: Type.Optional(Type.String({ maxLength: 20 })), resv: Type.Optional(Id) }),
    ]),
    reply: Page(OpsResvRecord),
    auth: permissions.readReservation,
    secondFactor: true,
  }),
  opsReservationRecord: endpoint({
    method: 'GET',
    path: '/ops/reservation/resvrecord/{id}/',
    summary: 'A booking',
    params: ById,
    reply: OpsResvRecord,
    errors: ['notFound'],
    auth: permissions.readReservation,
    secondFactor: true,
  }),
  opsCreateReservationRecord: endpoint({
    method: 'POST',
    path: '/ops/reservation/resv/{id}/record/',
    summary: 'Books for a customer who is at the counter or on the telephone',
    params: ById,
    body: Type.Composite([
      ResvChoice,
      Overbook,
      Type.Object({
        name: NonBlank(50),
        mobile: Type.Optional(MobileText),
        note: Type.Optional(Type.String({ maxLength: 500 })),
      }),
    ]),
    reply: OpsResvRecord,
    errors: [
      'notFound',
      'forbidden',
      'mobileInvalid',
      'resvDateRequired',
      'resvSlotRequired',
      'resvSlotGone',
      'resvFull',
    ],
    auth: permissions.changeReservation,
    secondFactor: true,
    idempotent: true,
  }),
  opsProcessReservationRecord: endpoint({
    method: 'POST',
    path: '/ops/reservation/resvrecord/{id}/process/',
    summary:
      'Accepts, refuses or cancels a booking, or says whether the customer came; what the customer has to know is sent',
    params: ById,
    body: Type.Composite([
      Overbook,
      Type.Object({
        action: Type.Union(opsRecordActions.map((action) => Type.Literal(action))),
        reason: Type.Optional(Type.String({ maxLength: 200 })),
      }),
    ]),
    reply: OpsResvRecord,
    errors: ['notFound', 'forbidden', 'resvMoved', 'resvReasonRequired', 'resvFull', 'resvSlotGone', 'resvOwn'],
    auth: permissions.changeReservation,
    secondFactor: true,
    idempotent: true,
  }),
  opsMoveReservationRecord: endpoint({
    method: 'POST',
    path: '/ops/reservation/resvrecord/{id}/move/',
    summary: 'Moves a booking to another slot, whose seat is taken and the old one freed at once',
    params: ById,
    body: Type.Composite([
      ResvChoice,
      Overbook,
      Type.Object({ reason: Type.Optional(Type.String({ maxLength: 200 })) }),
    ]),
    reply: OpsResvRecord,
    errors: [
      'notFound',
      'forbidden',
      'resvMoved',
      'resvDateRequired',
      'resvSlotRequired',
      'resvSlotGone',
      'resvFull',
      'resvOwn',
    ],
    auth: permissions.changeReservation,
    secondFactor: true,
    idempotent: true,
  }),
  opsNoteReservationRecord: endpoint({
    method: 'POST',
    path: '/ops/reservation/resvrecord/{id}/note/',
    summary: "Changes the clerks' note on a booking",
    params: ById,
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }),
    reply: OpsResvRecord,
    errors: ['notFound'],
    auth: permissions.changeReservation,
    secondFactor: true,
  }),
  opsCloseReservation: endpoint({
    method: 'POST',
    path: '/ops/reservation/resv/{id}/closure/',
    summary: 'Closes a day or a slot; what is booked there already stays',
    params: ById,
    body: Type.Object({
      resvvariant: Nullable(Id),
      date: LocalDate,
      start_time: Type.Optional(LocalTime),
      end_time: Type.Optional(LocalTime),
      reason: Type.String({ maxLength: 200 }),
    }),
    reply: ResvClosure,
    errors: ['notFound', 'badRequest'],
    auth: permissions.changeReservation,
    idempotent: true,
  }),
  opsOpenReservation: endpoint({
    method: 'DELETE',
    path: '/ops/reservation/closure/{id}/',
    summary: 'Opens a closed time again',
    params: ById,
    reply: Ok,
    errors: ['notFound'],
    auth: permissions.changeReservation,
  }),
}
