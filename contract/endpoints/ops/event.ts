import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Page, SearchText } from '../../entities/common'
import { OpsEvent, OpsEventDetail } from '../../entities/events/ops-event'
import { ExportTask } from '../../entities/forms/submission'
import { eventPermissions, permissions } from '../../permissions'
import { registrationStatuses } from '../../domain/events/registration'
import { endpoint } from '../define'

const EventFilters = Type.Object({
  is_active: Type.Optional(Type.Boolean()),
  phase: Type.Optional(Type.Union([Type.Literal('future'), Type.Literal('ongoing'), Type.Literal('over')])),
  /** Only events with registrations that wait for a decision. */
  waiting: Type.Optional(Type.Boolean()),
})

/** Events, for operators. */
export const opsEventEndpoints = {
  opsEvents: endpoint({
    method: 'GET',
    path: '/ops/event/event/',
    summary: 'All events, published or not, by phase and words; the next ones first',
    query: Type.Composite([ListQuery, EventFilters]),
    reply: Page(OpsEvent),
    auth: eventPermissions,
  }),
  opsEvent: endpoint({
    method: 'GET',
    path: '/ops/event/event/{id}/',
    summary: 'One event with its seats, registrations and tickets',
    params: ById,
    reply: OpsEventDetail,
    errors: ['notFound'],
    auth: eventPermissions,
  }),
  opsActivateEvent: endpoint({
    method: 'POST',
    path: '/ops/event/event/{id}/active/',
    summary: 'Publishes an event, or takes it off; what was registered or sold stays',
    params: ById,
    body: Type.Object({ is_active: Type.Boolean() }),
    reply: OpsEventDetail,
    errors: ['notFound'],
    auth: permissions.changeEvent,
  }),
  opsExportRegistrations: endpoint({
    method: 'POST',
    path: '/ops/event/event/{id}/registration/export/',
    summary: "Starts a file (xlsx) of an event's registrations, chosen as in their list",
    params: ById,
    body: Type.Object({
      status: Type.Optional(Type.Union(registrationStatuses.map((status) => Type.Literal(status)))),
      from: Type.Optional(Type.String({ format: 'date' })),
      to: Type.Optional(Type.String({ format: 'date' })),
      search: Type.Optional(SearchText()),
    }),
    reply: ExportTask,
    errors: ['notFound'],
    auth: permissions.readEventRegistration,
    secondFactor: true,
    fresh: true,
    idempotent: true,
  }),
  opsRegistrationExport: endpoint({
    method: 'GET',
    path: '/ops/event/export/{id}/',
    summary: 'How far a file of registrations is that the caller started',
    params: ById,
    reply: ExportTask,
    errors: ['notFound'],
    auth: permissions.readEventRegistration,
    secondFactor: true,
  }),
}
