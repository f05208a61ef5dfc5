import { type Static, Type } from '@sinclair/typebox'
import { Id, Image, Moment, Nullable } from '../common'

/** An event in the operators' list. */
export const OpsEvent = Type.Object({
  id: Id,
  name: Type.String(),
  address: Type.String(),
  start: Moment,
  end: Moment,
  is_all_day: Type.Boolean(),
  is_active: Type.Boolean(),
  main_image: Nullable(Image),
  seats_expected: Nullable(Type.Integer()),
  seats_available: Nullable(Type.Integer()),
  /** Registrations that are neither refused nor cancelled; null where one does not register. */
  registrations: Nullable(Type.Integer()),
  /** Registrations that wait for a decision, and registrations of visitors who have signed in. */
  pending: Type.Integer(),
  signed_in: Type.Integer(),
  /** Actions that the caller may take at it (spec 6). */
  ops_actions: Type.Array(Type.Object({ code: Type.String() })),
})
export type OpsEvent = Static<typeof OpsEvent>

export const OpsEventDetail = Type.Composite([
  OpsEvent,
  Type.Object({
    venue: Type.String(),
    abstract: Type.String(),
    /** Types of its tickets; `left` is null without limit. */
    tickets: Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        left: Nullable(Type.Integer()),
        issued: Type.Integer(),
        /** Tickets reserved by unpaid orders and offers. */
        reserved: Type.Integer(),
        is_active: Type.Boolean(),
      }),
    ),
    /** Number of people waiting for a ticket; null without a waiting list. */
    waiting: Nullable(Type.Integer()),
  }),
])
export type OpsEventDetail = Static<typeof OpsEventDetail>
