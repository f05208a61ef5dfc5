import { event, eventTicket } from '../../src/db/schema'
import type { EventSeed } from '../data/types'
import type { Gallery } from './gallery'
import { insertAll, type Scene } from './insert'
import { moment } from './moment'

/** Seats of an event with registrations that nobody has yet; undefined without a limit. */
const seatsLeft = ({ registration }: EventSeed): number | undefined =>
  registration?.seats === undefined ? undefined : registration.seats - registration.people.filter(({ status }) => status === 'confirmed').length

/** Events with their tickets; seats are the sum of the tickets, unlimited when one of them is. */
export async function seedEvents(scene: Scene, events: readonly EventSeed[], gallery: Gallery): Promise<void> {
  const { tx, tenantId } = scene
  const seats = (e: EventSeed) => (e.tickets.some((t) => t.quantity === null) ? null : e.tickets.reduce((n, t) => n + (t.quantity ?? 0), 0))
  await insertAll(
    tx,
    event,
    events.map((e, i) => ({
      tenantId,
      id: i + 1,
      name: e.name,
      abstract: e.abstract,
      address: e.address,
      venue: e.venue,
      startAt: moment(scene, e.start),
      endAt: moment(scene, e.end),
      isAllDay: e.isAllDay,
      mainImageId: gallery.id(e.poster),
      seatsExpected: e.registration?.seats ?? seats(e),
      seatsAvailable: seatsLeft(e) ?? seats(e),
      slug: e.slug,
      latitude: e.at?.[0] ?? null,
      longitude: e.at?.[1] ?? null,
      description: e.description,
    })),
  )
  const tickets = events.flatMap((e, i) =>
    e.tickets.map((t, position) => ({ eventId: i + 1, name: t.name, price: t.price, quota: t.quantity, inventory: t.quantity, position })),
  )
  await insertAll(
    tx,
    eventTicket,
    tickets.map((t, i) => ({ tenantId, id: i + 1, ...t })),
  )
}
