import { Type } from '@sinclair/typebox'
import { opsRegistrationActions, registrationStatuses } from '../../domain/events/registration'
import { ById, ListQuery } from '../../entities/common'
import { OpsRegistration, OpsRegistrations } from '../../entities/events/registration'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Registrations for events, for operators. */
export const opsRegistrationEndpoints = {
  opsRegistrations: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/registration/',
    summary: 'Registrations of an event by status, name, mobile or code; the newest first',
    params: ById,
    query: Type.Composite([
      ListQuery,
      Type.Object({ status: Type.Optional(Type.Union(registrationStatuses.map((status) => Type.Literal(status)))) }),
    ]),
    reply: OpsRegistrations,
    errors: ['notFound'],
    auth: permissions.readEventRegistration,
    secondFactor: true,
  }),
  opsCancelRegistration: endpoint({
    method: 'POST',
    path: '/ops/event/eventregistration/{id}/cancel/',
    summary: 'Cancels a registration with a reason that the visitor is told',
    params: ById,
    body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200 }) }),
    reply: OpsRegistration,
    errors: ['notFound', 'registrationMoved'],
    auth: permissions.changeEventRegistration,
    secondFactor: true,
    idempotent: true,
  }),
  opsProcessRegistration: endpoint({
    method: 'POST',
    path: '/ops/event/eventregistration/{id}/process/',
    summary: 'Accepts or refuses a registration, signs its visitor in or takes that back',
    params: ById,
    body: Type.Object({
      action: Type.Union(opsRegistrationActions.map((action) => Type.Literal(action))),
      reason: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    reply: OpsRegistration,
    errors: ['notFound', 'registrationMoved', 'registrationFull', 'registrationReason'],
    auth: permissions.changeEventRegistration,
    secondFactor: true,
    idempotent: true,
  }),
}
