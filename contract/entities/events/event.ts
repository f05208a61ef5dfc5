import { type Static, Type } from '@sinclair/typebox'
import { Amount, Id, Image, Moment, Nullable } from '../common'

export const EventBrief = Type.Object({
  id: Id,
  ctype: Type.Literal('event.event'),
  name: Type.String(),
  abstract: Type.String(),
  address: Type.String(),
  start: Moment,
  end: Moment,
  is_all_day: Type.Boolean(),
  is_active: Type.Boolean(),
  main_image: Nullable(Image),
  seats_expected: Nullable(Type.Integer()),
  seats_available: Nullable(Type.Integer()),
  /** The lowest ticket; null when the event has none. */
  price_from: Nullable(Amount),
  /** Whether a price of nothing is said (免费) or passed over. */
  config: Type.Object({ show_free_price: Type.Boolean() }),
  /** What the one who asks may do at it as staff (spec 6); empty for everybody else. */
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
    tickets: Type.Array(Type.Object({ id: Id, name: Type.String(), price: Amount, left: Nullable(Type.Integer()) })),
  }),
])
export type EventDetail = Static<typeof EventDetail>
