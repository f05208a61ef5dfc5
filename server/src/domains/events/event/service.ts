import { dayOf } from '../../../lib/day'
import { NEARBY_STANDARD_M } from '@storefront/contract/domain/events/registration'
import { availableOf, saleEndOf, ticketState } from '@storefront/contract/domain/events/ticket'
import type { Translations } from '@storefront/contract/domain/content/translation'
import type { ListQuery, Page, SearchPage } from '@storefront/contract/entities/common'
import type { EventBrief, EventDetail } from '@storefront/contract/entities/events/event'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { amount, amountOrNull } from '../../../lib/amount'
import { cleanHtml } from '../../../lib/html'
import { applyQuery, type QueryShape, ListSql, orderingOf, runList } from '../../../db/list'
import { indexOf } from '../../../lib/search'
import { inLanguage, shortTranslations, type TranslatedRow, wordsIn } from '../../../lib/translation'
import { PICTURE_COLUMNS, pictureOf, type PictureRow } from '../../../lib/picture'
import { narrow, type Selection, type Slice } from '../../../db/selection'
import { ownZone } from '../../../lib/zone'
import { withSuggestion } from '../../../db/with-suggestion'
import { opsActions } from './ops-actions'

export interface EventRow extends PictureRow, TranslatedRow {
  id: number
  slug: string | null
  name: string
  abstract: string
  address: string
  start_at: string
  end_at: string
  is_all_day: boolean
  is_active: boolean
  seats_expected: number | null
  seats_available: number | null
  price_from: number | null
  has_registration: boolean
  has_tickets: boolean
  show_free_price: boolean
  /** Start of the first sale; null when a ticket is sold from the beginning on. */
  sale_from: string | null
  is_waitable: boolean
  zone: string | null
  /** Metres from the place that was asked for. */
  distance?: number
}

/** Whether event `t` has tickets to check, also of types that are hidden or not sold any more. */
export const HAS_TICKETS =
  'exists (select 1 from event_ticket k where k.tenant_id = $1 and k.event_id = t.id) as has_tickets'

export const EVENT_COLUMNS = `t.id, ${shortTranslations('t')} as translations, t.slug, t.name, t.zone, t.abstract, t.address, t.start_at, t.end_at, t.is_all_day, t.is_active, t.seats_expected, t.seats_available, t.show_free_price,
  (select min(k.price) from event_ticket k where k.tenant_id = $1 and k.event_id = t.id and k.is_active and k.access_code is null) as price_from,
  exists (select 1 from registration_setting s where s.tenant_id = $1 and s.event_id = t.id) as has_registration,
  (select case when bool_and(k.sale_start is not null) then min(k.sale_start) end from event_ticket k
    where k.tenant_id = $1 and k.event_id = t.id and k.is_active and k.access_code is null) as sale_from,
  exists (select 1 from ticket_setting s where s.tenant_id = $1 and s.event_id = t.id and s.has_waiting_list) as is_waitable, ${HAS_TICKETS}, ${PICTURE_COLUMNS}`
export const EVENT_JOINS = 'left join image im on im.tenant_id = $1 and im.id = t.main_image_id'

/** The next ones first, then those that are over, the latest of them first; `$2` is now. */
export const NEXT = 't.end_at < $2, case when t.end_at >= $2 then t.start_at end, t.start_at desc, t.id'

const shape: QueryShape = {
  table: 'event',
  columns: EVENT_COLUMNS,
  joins: EVENT_JOINS,
  orderings: {
    next: NEXT,
    start: 't.start_at, t.id',
    '-start': 't.start_at desc, t.id',
    '-id': 't.id desc',
    id: 't.id',
  },
  search: [],
  searchIndex: indexOf('event'),
  moment: 't.start_at',
}

/** Returns an event on a card, in the language of the request. */
export function presentEvent(ctx: Ctx, stored: EventRow): EventBrief {
  const row = inLanguage(ctx, 'event', stored)
  return {
    id: row.id,
    ctype: 'event.event',
    slug: row.slug,
    name: row.name,
    abstract: row.abstract,
    address: row.address,
    date: dayOf({ timeZone: row.zone ?? ctx.tenant.timeZone }, new Date(row.start_at)),
    start: new Date(row.start_at).toISOString(),
    end: new Date(row.end_at).toISOString(),
    zone: row.zone,
    ...ownZone(row.zone, ctx.now),
    is_all_day: row.is_all_day,
    is_active: row.is_active,
    main_image: pictureOf(ctx.ports.storage, row),
    seats_expected: row.seats_expected,
    seats_available: row.seats_available,
    ...(row.sale_from !== null &&
      Date.parse(row.sale_from) > ctx.now.getTime() && { sale_from: new Date(row.sale_from).toISOString() }),
    ...(row.is_waitable && ctx.now.getTime() < Date.parse(row.start_at) && { can_wait: true }),
    price_from: amountOrNull(ctx, row.price_from),
    ...(row.distance === undefined ? {} : { distance: Math.round(row.distance) }),
    config: { show_free_price: row.show_free_price },
    ops_actions: opsActions(ctx, row.has_tickets || row.has_registration),
  }
}

function activeEvents(ctx: Ctx): ListSql {
  const sql = new ListSql(ctx.tenant.id)
  // Named in every statement, also in those that are not ordered by it.
  const now = sql.param(ctx.now)
  return sql.where('t.is_active').where(`${now}::timestamptz is not null`)
}

async function present(
  ctx: Ctx,
  sql: ListSql,
  order: string,
  page: { limit?: number; offset?: number },
  listShape = shape,
): Promise<Page<EventBrief>> {
  const { count, results } = await ctx.db.read((tx) => runList<EventRow>(tx, sql, listShape, order, page))
  return { count, results: results.map((row) => presentEvent(ctx, row)) }
}

/** The condition for each phase of an event (spec 4), the same as the client's own phases; `$2` is now. */
const PHASES = {
  future: 't.start_at > $2',
  ongoing: 't.start_at <= $2 and t.end_at >= $2',
  over: 't.start_at <= $2 and t.end_at < $2',
} as const
type EventsQuery = ListQuery & { phase?: keyof typeof PHASES; latitude?: number; longitude?: number; within?: number }

const EARTH_RADIUS_M = 6_371_000
/** Metres between an event and a place, along the earth; as `distanceBetween` of the contract counts. */
const distanceSql = (latitude: string, longitude: string): string =>
  `(2 * ${EARTH_RADIUS_M} * asin(least(1, sqrt(
    power(sin(radians(${latitude}::float8 - t.latitude) / 2), 2) +
    cos(radians(t.latitude)) * cos(radians(${latitude}::float8)) * power(sin(radians(${longitude}::float8 - t.longitude) / 2), 2)))))`

/** Narrows a list to events near a place, which adds the distance and an ordering by it. */
function nearbyShape(sql: ListSql, { latitude, longitude, within = NEARBY_STANDARD_M }: EventsQuery): QueryShape {
  if (latitude === undefined || longitude === undefined) return shape
  const distance = distanceSql(sql.param(latitude), sql.param(longitude))
  sql.where(`${distance} <= ${sql.param(within)}`)
  return {
    ...shape,
    columns: `${shape.columns}, ${distance} as distance`,
    orderings: { ...shape.orderings, distance: `${distance}, t.id` },
  }
}

async function findEvents(ctx: Ctx, query: EventsQuery): Promise<Page<EventBrief> | Failure> {
  const sql = activeEvents(ctx)
  const listShape = nearbyShape(sql, query)
  const order = orderingOf(listShape, query.ordering ?? 'next')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  if (query.phase) sql.where(PHASES[query.phase])
  return applyQuery(ctx, sql, listShape, query) ?? present(ctx, sql, order, query, listShape)
}

/** Events, the next ones first; `from` and `to` are days of their start, a place narrows them to those near it. */
export const listEvents = (ctx: Ctx, query: EventsQuery): Promise<SearchPage<EventBrief> | Failure> =>
  withSuggestion(ctx, 'event', query, (search) => findEvents(ctx, search))

/** Events of a module, those that are over last in any ordering; events have neither categories nor tags. */
export async function eventsOf(ctx: Ctx, selection: Selection, page: Slice): Promise<Page<EventBrief>> {
  const sql = activeEvents(ctx)
  const order = narrow(sql, shape, selection, NEXT)
  return present(ctx, sql, selection.ids ? order : `t.end_at < $2, ${order}`, page)
}

interface DetailRow extends EventRow {
  /** With their HTML. */
  all_translations: Translations
  venue: string
  description: string
  organizer: string
  contact_name: string
  contact_phone: string
  latitude: number | null
  longitude: number | null
  has_registration: boolean
  has_hidden_tickets: boolean
  has_waiting_list: boolean
}

const ofEvent = (table: string, condition = ''): string =>
  `exists (select 1 from ${table} s where s.tenant_id = $1 and s.event_id = t.id ${condition})`

const ONE = `select ${EVENT_COLUMNS}, t.venue, t.description, t.translations as all_translations, t.organizer, t.contact_name, t.contact_phone, t.latitude, t.longitude,
    ${ofEvent('registration_setting')} as has_registration,
    ${ofEvent('event_ticket', 'and s.is_active and s.access_code is not null')} as has_hidden_tickets,
    ${ofEvent('ticket_setting', 'and s.has_waiting_list')} as has_waiting_list
  from event t ${EVENT_JOINS} where t.tenant_id = $1 and t.is_active and `

const TICKETS = `select id, name, description, price, inventory, sale_start, sale_end from event_ticket
  where tenant_id = $1 and event_id = $2 and is_active and access_code is null order by position, id`

interface TicketRow {
  id: number
  name: string
  description: string
  price: number
  inventory: number | null
  sale_start: string | null
  sale_end: string | null
}

const millis = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))
const isoOrNull = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString())

function presentTicket(ctx: Ctx, event: EventRow, row: TicketRow): EventDetail['tickets'][number] {
  const wordOf = wordsIn(ctx, event)
  const sale = {
    saleStart: millis(row.sale_start),
    saleEnd: millis(row.sale_end),
    eventEnd: Date.parse(event.end_at),
    left: row.inventory,
    seatsAvailable: event.seats_available,
  }
  return {
    id: row.id,
    name: wordOf(row.name),
    description: wordOf(row.description),
    price: amount(ctx, row.price),
    left: availableOf(sale),
    state: ticketState(sale, ctx.now.getTime()),
    sale_start: isoOrNull(row.sale_start),
    sale_end: row.sale_end === null ? null : new Date(saleEndOf(sale)).toISOString(),
  }
}

/** Whether a path's part is an id (digits), not a slug. */
export const isEventId = (key: string): boolean => /^[1-9]\d{0,14}$/.test(key)

/** Returns one event with its tickets, by its id or slug. */
export async function readEvent(ctx: Ctx, key: string): Promise<EventDetail | Failure> {
  const isId = isEventId(key)
  const result = await ctx.db.read(async (tx) => {
    const values = [ctx.tenant.id, isId ? Number(key) : key]
    const [row] = await tx.rows<DetailRow>(
      ONE + (isId ? 't.id = $2' : 't.slug = $2'),
      values,
      isId ? 'event_one' : 'event_by_slug',
    )
    return row && { row, tickets: await tx.rows<TicketRow>(TICKETS, [ctx.tenant.id, row.id], 'event_tickets') }
  })
  if (!result) return fail('notFound')
  const { tickets } = result
  const row = inLanguage(ctx, 'event', { ...result.row, translations: result.row.all_translations })
  return {
    ...presentEvent(ctx, row),
    venue: row.venue,
    has_registration: row.has_registration,
    description: cleanHtml(row.description),
    organizer: row.organizer,
    contact: { name: row.contact_name, phone: row.contact_phone },
    latitude: row.latitude,
    longitude: row.longitude,
    tickets: tickets.map((ticket) => presentTicket(ctx, row, ticket)),
    has_hidden_tickets: row.has_hidden_tickets,
    has_waiting_list: row.has_waiting_list && ctx.now.getTime() < Date.parse(row.start_at),
  }
}
