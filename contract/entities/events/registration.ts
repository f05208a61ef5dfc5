import { type Static, Type } from '@sinclair/typebox'
import { registrationStatuses } from '../../domain/events/registration'
import { FormPart } from '../forms/form'
import { Id, Image, Moment, Nullable } from '../common'
import { TimeZone } from '../reservations/reservation'

const RegistrationEvent = Type.Object({
  id: Id,
  name: Type.String(),
  address: Type.String(),
  venue: Type.String(),
  start: Moment,
  end: Moment,
  /** The event's own zone, in which all times of its registrations are shown; left out where it is the site's. */
  time_zone: Type.Optional(TimeZone),
  is_all_day: Type.Boolean(),
  main_image: Nullable(Image),
})

/** One's registration for an event. */
export const EventRegistration = Type.Object({
  id: Id,
  /** Code to say or show at the door, of characters that are easy to tell apart. */
  code: Type.String(),
  event: RegistrationEvent,
  status: Type.Union(registrationStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  /** Reason for its refusal or cancellation. */
  reason: Type.String(),
  /** Deadline for its cancellation; null if it cannot be cancelled. */
  cancel_until: Nullable(Moment),
  signed_in: Nullable(Moment),
  answers: Type.Array(Type.Object({ title: Type.String(), value: Type.String() })),
  created: Moment,
  /** The caller's. */
  actions: Type.Array(Type.String()),
})
export type EventRegistration = Static<typeof EventRegistration>

/**
 * Registration for an event: its form and whether it is open. The schemas are those of a form, empty without questions.
 */
export const RegistrationForm = Type.Object({
  event: RegistrationEvent,
  /** The form that the event asks to be filled in; null without one. */
  form: Nullable(FormPart),
  state: Type.Union([Type.Literal('open'), Type.Literal('future'), Type.Literal('over'), Type.Literal('full')]),
  opens: Nullable(Moment),
  closes: Moment,
  seats_available: Nullable(Type.Integer()),
  /** Operators accept each registration. */
  needs_approval: Type.Boolean(),
  /** Signing in asks where the visitor is. */
  needs_location: Type.Boolean(),
  /** The caller's registration that is not cancelled or refused. */
  registration: Nullable(EventRegistration),
})
export type RegistrationForm = Static<typeof RegistrationForm>

/** A registration as operators see it. */
export const OpsRegistration = Type.Composite([
  EventRegistration,
  Type.Object({ user: Type.Object({ name: Type.String(), mobile: Type.String() }) }),
])
export type OpsRegistration = Static<typeof OpsRegistration>

/** Registrations of one event with how many there are of each status. */
export const OpsRegistrations = Type.Object({
  count: Type.Integer(),
  results: Type.Array(OpsRegistration),
  totals: Type.Record(Type.String(), Type.Integer()),
  seats_expected: Nullable(Type.Integer()),
  seats_available: Nullable(Type.Integer()),
})
export type OpsRegistrations = Static<typeof OpsRegistrations>
