import { Type } from '@sinclair/typebox'
import { NEARBY_MAX_M } from '../../domain/events/registration'
import { ById, ListQuery, SearchPage } from '../../entities/common'
import { EventBrief, EventDetail } from '../../entities/events/event'
import { endpoint } from '../define'

/** Phase of an event now (spec 4): before its start, ongoing, or over after its end. */
const EventPhase = Type.Union([Type.Literal('future'), Type.Literal('ongoing'), Type.Literal('over')])

/** An event by its id (digits) or slug. */
export const ByEvent = Type.Object({ slug: Type.String({ maxLength: 60 }) })

/** Events near a place, in degrees: those within a distance of it, in metres. */
const Nearby = Type.Object({
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  within: Type.Optional(Type.Integer({ minimum: 1, maximum: NEARBY_MAX_M })),
})

/** Events. */
export const eventEndpoints = {
  events: endpoint({
    method: 'GET',
    path: '/event/event/',
    summary:
      'Events, the next ones first; `from` and `to` are days of their start. With a place those near it, the nearest first by the ordering `distance`',
    query: Type.Composite([ListQuery, Type.Object({ phase: Type.Optional(EventPhase) }), Nearby]),
    reply: SearchPage(EventBrief),
    auth: 'any',
  }),
  event: endpoint({
    method: 'GET',
    path: '/event/event/{slug}/',
    summary: 'One event with its tickets',
    params: ByEvent,
    reply: EventDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
  eventWithSlug: endpoint({
    method: 'GET',
    path: '/event/event/{id}/{slug}/',
    summary:
      'The same event by its id, whatever slug stands behind it: the slug of a link that is older than a new one is for readers alone',
    params: Type.Composite([ById, ByEvent]),
    reply: EventDetail,
    errors: ['notFound'],
    auth: 'any',
  }),
}
