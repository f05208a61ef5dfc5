import { Type } from '@sinclair/typebox'
import { ById, ListQuery, Page } from '../../entities/common'
import { EventBrief, EventDetail } from '../../entities/events/event'
import { endpoint } from '../define'

/** Where an event stands now (spec 4): before its start, ongoing, over after its end. */
const EventPhase = Type.Union([Type.Literal('future'), Type.Literal('ongoing'), Type.Literal('over')])

/** Events. */
export const eventEndpoints = {
  events: endpoint({
    method: 'GET',
    path: '/event/event/',
    summary: 'Events, the next ones first; `from` and `to` are days of their start',
    query: Type.Composite([ListQuery, Type.Object({ phase: Type.Optional(EventPhase) })]),
    reply: Page(EventBrief),
    auth: 'any',
  }),
  event: endpoint({
    method: 'GET',
    path: '/event/event/{id}/',
    summary: 'One event with its tickets',
    params: ById,
    reply: EventDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
}
