import { insert } from '../../server/src/db/insert'
import type { EventSeed, TenantSeed } from '../data/types'
import type { Gallery } from './gallery'
import type { Scene } from './insert'
import { eventTranslations } from './translations'
import { moment } from './moment'

/** Seats of an event with registrations that nobody has yet; undefined without a limit. */
const seatsLeft = ({ registration }: EventSeed): number | undefined =>
  registration?.seats === undefined
    ? undefined
    : registration.seats - registration.people.filter(({ status }) => status === 'confirmed').length

/** Tickets that were ordered: of one type by its place, or of all. */
const soldOf = ({ sale }: EventSeed, place?: number): number =>
  (sale?.orders ?? [])
    .filter(({ ticket }) => place === undefined || ticket === place)
    .reduce((sum, { quantity }) => sum + quantity, 0)
const minus = (all: number | null, part: number): number | null => (all === null ? null : all - part)

/** Events with their tickets; seats are the sum of the tickets, unlimited when one of them is. */
export async function seedEvents(
  scene: Scene,
  data: Pick<TenantSeed, 'events' | 'translations'>,
  gallery: Gallery,
): Promise<void> {
  const { tx, tenantId } = scene
  const { events } = data
  const clockOf = ({ zone }: EventSeed) => ({ now: scene.now, timeZone: zone ?? scene.timeZone })
  const seats = (e: EventSeed) =>
    e.tickets.some((t) => t.quantity === null) ? null : e.tickets.reduce((n, t) => n + (t.quantity ?? 0), 0)
  await insert(
    tx,
    'event',
    events.map((e, i) => ({
      tenantId,
      id: i + 1,
      name: e.name,
      abstract: e.abstract,
      address: e.address,
      venue: e.venue,
      startAt: moment(clockOf(e), e.start),
      endAt: moment(clockOf(e), e.end),
      isAllDay: e.isAllDay,
      mainImageId: gallery.id(e.poster),
      seatsExpected: e.registration?.seats ?? seats(e),
      seatsAvailable: minus(seatsLeft(e) ?? seats(e), soldOf(e)),
      slug: e.slug,
      zone: e.zone ?? null,
      organizer: e.organizer ?? '',
      contactName: e.contact?.name ?? '',
      contactPhone: e.contact?.phone ?? '',
      latitude: e.at?.[0] ?? null,
      longitude: e.at?.[1] ?? null,
      description: e.description,
      translations: eventTranslations(data, e),
    })),
  )
  const tickets = events.flatMap((e, i) =>
    e.tickets.map((t, position) => ({
      eventId: i + 1,
      name: t.name,
      description: t.description ?? '',
      price: t.price,
      quota: t.quantity,
      inventory: minus(t.quantity, soldOf(e, position)),
      position,
      saleStart: t.saleStart ? moment(clockOf(e), t.saleStart) : null,
      saleEnd: t.saleEnd ? moment(clockOf(e), t.saleEnd) : null,
      minQuantity: t.minQuantity ?? 1,
      maxQuantity: t.perUser,
      accessCode: t.accessCode ?? null,
      uses: t.uses ?? 1,
    })),
  )
  await insert(
    tx,
    'event_ticket',
    tickets.map((t, i) => ({ tenantId, id: i + 1, ...t })),
  )
}
