import { Type } from '@sinclair/typebox'
import { ById, Id, ListQuery, Page } from '../../entities/common'
import { DayQuotas, LocalDate, Resv, ResvChoice, ResvDetail, ResvRecord } from '../../entities/reservations/reservation'
import { endpoint } from '../define'

/** A reservation by its id (digits) or slug. */
const ByKey = Type.Object({ id: Type.String({ maxLength: 60 }) })

/** Reservations and one's own bookings. */
export const reservationEndpoints = {
  reservations: endpoint({
    method: 'GET',
    path: '/reservation/resv/',
    summary: 'What can be booked',
    query: ListQuery,
    reply: Page(Resv),
    auth: 'any',
  }),
  reservation: endpoint({
    method: 'GET',
    path: '/reservation/resv/{id}/',
    summary: 'A reservation with its variants, and whether it may be booked',
    params: ByKey,
    reply: ResvDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
  reservationQuotas: endpoint({
    method: 'GET',
    path: '/reservation/resv/{id}/variant/{variant_id}/quotas/',
    summary: 'What is free of a variant from the day fd to the day td, 62 days at most',
    params: Type.Composite([ByKey, Type.Object({ variant_id: Id })]),
    query: Type.Object({ fd: LocalDate, td: LocalDate }),
    reply: DayQuotas,
    errors: ['notFound', 'badRequest'],
    auth: 'any',
    silent: true,
  }),
  submitReservation: endpoint({
    method: 'POST',
    path: '/reservation/resv/{id}/submit/',
    summary: 'Books a slot and fills its form in',
    params: ByKey,
    body: Type.Composite([
      ResvChoice,
      Type.Object({ data: Type.Record(Type.String(), Type.Unknown(), { maxProperties: 200 }) }),
    ]),
    reply: Type.Object({
      resvrecord: ResvRecord,
      success_page_title: Type.String(),
      success_page_message: Type.String(),
    }),
    errors: [
      'mobileBindRequired',
      'notFound',
      'resvLimit',
      'resvLimitToday',
      'resvInactive',
      'resvFuture',
      'resvOver',
      'resvDateRequired',
      'resvSlotRequired',
      'resvSlotGone',
      'resvFull',
      'resvOwn',
      'formAnswerWrong',
    ],
    auth: 'user',
    idempotent: true,
  }),
  reservationRecords: endpoint({
    method: 'GET',
    path: '/reservation/resvrecord/',
    summary: "One's own bookings of a tab (upcoming, past, all), the nearest first",
    query: Type.Composite([ListQuery, Type.Object({ tab: Type.Optional(Type.String({ maxLength: 20 })) })]),
    reply: Page(ResvRecord),
    auth: 'user',
  }),
  reservationRecord: endpoint({
    method: 'GET',
    path: '/reservation/resvrecord/{id}/',
    summary: "One of one's own bookings",
    params: ById,
    reply: ResvRecord,
    errors: ['notFound'],
    auth: 'user',
  }),
  cancelReservationRecord: endpoint({
    method: 'POST',
    path: '/reservation/resvrecord/{id}/cancel/',
    summary: 'Cancels a booking, which frees its seat at once',
    params: ById,
    body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 200 })) }),
    reply: ResvRecord,
    errors: ['notFound', 'resvMoved', 'resvCancelLate'],
    auth: 'user',
    idempotent: true,
  }),
}
