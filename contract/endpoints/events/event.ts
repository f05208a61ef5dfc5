import { endpoint } from '../define'
import { Type } from '@sinclair/typebox'
import { ListQuery, Page, ById } from '../../entities/common'
import { EventBrief, EventDetail } from '../../entities/content'

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
