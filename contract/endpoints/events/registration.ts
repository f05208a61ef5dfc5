import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Nullable, Page } from '../../entities/common'
import { EventRegistration, RegistrationForm } from '../../entities/events/registration'
import { FlashMessages } from '../../entities/site/flash-message'
import { endpoint } from '../define'
import { ByEvent } from './event'

const Values = Type.Record(Type.String(), Type.Unknown(), { maxProperties: 200 })

/** Registrations for events. */
export const registrationEndpoints = {
  registrations: endpoint({
    method: 'GET',
    path: '/event/eventregistration/',
    summary: "One's own registrations, the next events first",
    query: ListQuery,
    reply: Page(EventRegistration),
    auth: 'user',
  }),
  registrationForm: endpoint({
    method: 'GET',
    path: '/event/eventregistration/{slug}/',
    summary: 'How one registers for an event: its form, whether it is open, and the own registration',
    params: ByEvent,
    reply: RegistrationForm,
    errors: ['notFound'],
    auth: 'any',
  }),
  latestFormData: endpoint({
    method: 'GET',
    path: '/event/eventregistration/{slug}/latestformdata/',
    summary: 'What the user filled in for this event, or else at the last registration with the same form',
    params: ByEvent,
    reply: Type.Object({ data: Nullable(Values) }),
    errors: ['notFound'],
    auth: 'user',
    silent: true,
  }),
  register: endpoint({
    method: 'POST',
    path: '/event/eventregistration/{slug}/',
    summary: 'Registers for an event',
    params: ByEvent,
    body: Type.Object({ data: Values }),
    reply: EventRegistration,
    errors: [
      'mobileBindRequired',
      'notFound',
      'registrationFuture',
      'registrationOver',
      'registrationFull',
      'registrationTwice',
      'formAnswerWrong',
      'formOptionFull',
      'codeWrong',
    ],
    auth: 'user',
    idempotent: true,
  }),
  processRegistration: endpoint({
    method: 'POST',
    path: '/event/eventregistration/{id}/process/',
    summary: 'Changes what was filled in, as long as the registration can be cancelled',
    params: ById,
    body: Type.Object({ action: Type.Literal('edit'), data: Values }),
    reply: EventRegistration,
    errors: ['notFound', 'registrationMoved', 'formAnswerWrong', 'formOptionFull', 'codeWrong'],
    auth: 'user',
    idempotent: true,
  }),
  cancelRegistration: endpoint({
    method: 'POST',
    path: '/event/eventregistration/{id}/cancel/',
    summary: 'Cancels a registration, which frees its seat at once',
    params: ById,
    reply: EventRegistration,
    errors: ['notFound', 'registrationMoved', 'registrationCancelLate'],
    auth: 'user',
    idempotent: true,
  }),
  signInRegistration: endpoint({
    method: 'POST',
    path: '/event/eventregistration/{id}/signin/',
    summary: 'Signs in at the event, near it where the event asks for that',
    params: ById,
    body: Type.Object({
      latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
      longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    }),
    reply: Type.Composite([EventRegistration, FlashMessages]),
    errors: ['notFound', 'registrationMoved', 'signinTime', 'signinLocation', 'signinDistance'],
    auth: 'user',
    idempotent: true,
  }),
}
