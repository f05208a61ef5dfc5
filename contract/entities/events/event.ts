import { type Static, Type } from '@sinclair/typebox'
import { ticketStates } from '../../domain/events/ticket'
import { Amount, Id, Image, Moment, Nullable } from '../common'
import { LocalDate, TimeZone } from '../reservations/reservation'

/** An event in brief, shown beside what belongs to it. */
export const EventRef = Type.Object({
  id: Id,
  slug: Nullable(Type.String()),
  name: Type.String(),
  address: Type.String(),
  venue: Type.String(),
  start: Moment,
  end: Moment,
  /** The zone that its times are shown in; null is the site's. */
  zone: Nullable(Type.String()),
  /** The event's zone with its offsets, for clients without `Intl`; left out if it is the site's. */
  time_zone: Type.Optional(TimeZone),
  is_all_day: Type.Boolean(),
  main_image: Nullable(Image),
})
export type EventRef = Static<typeof EventRef>

/** A type of ticket as its event shows it. */
const TicketBrief = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  price: Amount,
  /** Available tickets: the lesser of the type's quota and the event's seats; null means unlimited. */
  left: Nullable(Type.Integer()),
  state: Type.Union(ticketStates.map((state) => Type.Literal(state))),
  /** Start and end of its sale; null is at once, and the end of the event. */
  sale_start: Nullable(Moment),
  sale_end: Nullable(Moment),
})

export const EventBrief = Type.Object({
  id: Id,
  ctype: Type.Literal('event.event'),
  /** In its address; null has none. */
  slug: Nullable(Type.String()),
  name: Type.String(),
  abstract: Type.String(),
  address: Type.String(),
  /** The day on which it starts, in the zone that its times are shown in. */
  date: LocalDate,
  start: Moment,
  end: Moment,
  /** The zone that its times are shown in; null is the site's. */
  zone: Nullable(Type.String()),
  /** The event's zone with its offsets, for clients without `Intl`; left out if it is the site's. */
  time_zone: Type.Optional(TimeZone),
  is_all_day: Type.Boolean(),
  is_active: Type.Boolean(),
  main_image: Nullable(Image),
  seats_expected: Nullable(Type.Integer()),
  seats_available: Nullable(Type.Integer()),
  /** Start of the sale, while none of its tickets is sold yet; left out once one is. */
  sale_from: Type.Optional(Moment),
  /** One can wait for seats of it now; left out where one cannot. */
  can_wait: Type.Optional(Type.Literal(true)),
  /** The lowest ticket; null when the event has none. */
  price_from: Nullable(Amount),
  /** Whether a price of nothing is said (免费) or passed over. */
  config: Type.Object({ show_free_price: Type.Boolean() }),
  /** Metres from the place that was asked for; in lists of events near it alone. */
  distance: Type.Optional(Type.Integer()),
  /** Actions that the caller may take at it as staff (spec 6); empty for everybody else. */
  ops_actions: Type.Array(Type.Object({ code: Type.String() })),
})
export type EventBrief = Static<typeof EventBrief>

export const EventDetail = Type.Composite([
  EventBrief,
  Type.Object({
    venue: Type.String(),
    /** One registers for it (contract/endpoints/events/registration). */
    has_registration: Type.Boolean(),
    description: Type.String(),
    /** Name of the organizer. */
    organizer: Type.String(),
    /** Contact for visitors. */
    contact: Type.Object({ name: Type.String(), phone: Type.String() }),
    /** Position in degrees; null is not known. */
    latitude: Nullable(Type.Number()),
    longitude: Nullable(Type.Number()),
    /** Its types of tickets that are sold without a code. */
    tickets: Type.Array(TicketBrief),
    /** More types are shown to those who know a code. */
    has_hidden_tickets: Type.Boolean(),
    /** One can wait for seats of it now (contract/endpoints/events/waiting-list). */
    has_waiting_list: Type.Boolean(),
  }),
])
export type EventDetail = Static<typeof EventDetail>
