import {
  saleEndOf,
  type TicketSaleFacts,
  TICKET_ORDER_MAX,
  ticketState,
  availableOf,
} from '@storefront/contract/domain/events/ticket'
import type { Translations } from '@storefront/contract/domain/content/translation'
import { refundUntil } from '@storefront/contract/domain/events/ticket-order'
import type { EventRef } from '@storefront/contract/entities/events/event'
import type { TicketSale, TicketType } from '@storefront/contract/entities/events/ticket'
import type { Connection } from '../../../db'
import type { Ctx, JobCtx } from '../../../core/context.types'
import { amount } from '../../../lib/amount'
import { ownZone } from '../../../lib/zone'
import { inLanguage, shortTranslations, wordsIn } from '../../../lib/translation'
import { type PictureRow, pictureOf, pictureSql } from '../../../lib/picture'
import { isEventId } from '../event/service'

/** The columns of event `e` shown beside its tickets and orders. */
export const EVENT_REF_COLUMNS = `e.id as event_id, e.slug as event_slug, e.name as event_name, e.address as event_address, e.venue as event_venue, ${shortTranslations('e')} as event_translations,
  e.start_at as event_start, e.end_at as event_end, e.zone as event_zone, e.is_all_day as event_all_day,
  ${pictureSql('e.main_image_id')} as event_image`

export interface EventRefRow {
  event_id: number
  event_slug: string | null
  event_name: string
  event_address: string
  event_venue: string
  event_translations: Translations
  event_start: string
  event_end: string
  event_zone: string | null
  event_all_day: boolean
  event_image: PictureRow | null
}

/** Returns the name and the place of an event in the language of the request. */
export function presentPlace(
  ctx: Ctx,
  row: Pick<EventRefRow, 'event_name' | 'event_address' | 'event_venue' | 'event_translations'>,
): Pick<EventRef, 'name' | 'address' | 'venue'> {
  const { event_name, event_address, event_venue, event_translations: translations } = row
  const own = { name: event_name, address: event_address, venue: event_venue, translations }
  const { name, address, venue } = inLanguage(ctx, 'event', own)
  return { name, address, venue }
}

export const presentEventRef = (ctx: Ctx, row: EventRefRow): EventRef => ({
  id: row.event_id,
  slug: row.event_slug,
  ...presentPlace(ctx, row),
  start: new Date(row.event_start).toISOString(),
  end: new Date(row.event_end).toISOString(),
  zone: row.event_zone,
  ...ownZone(row.event_zone, ctx.now),
  is_all_day: row.event_all_day,
  main_image: pictureOf(ctx.ports.storage, row.event_image),
})

/**
 * The columns of an event's ticket settings; `s` is its row of ticket_setting, which can be absent, and `f` the
 * attendees' form.
 */
export const SETTING_COLUMNS = `s.form_id, s.refund_hours, coalesce(s.refund_percent, 100) as refund_percent, coalesce(s.is_transferable, true) as is_transferable,
  coalesce(s.has_waiting_list, false) as has_waiting_list, coalesce(s.offer_minutes, 120) as offer_minutes, s.no_show_minutes`
export const FORM_COLUMNS = 'f.slug as form_slug, f.json_schema, f.ui_schema'
export const SETTING_JOINS = `left join ticket_setting s on s.tenant_id = $1 and s.event_id = e.id
  left join form f on f.tenant_id = $1 and f.id = s.form_id`

export interface SettingRow {
  form_id: number | null
  refund_hours: number | null
  refund_percent: number
  is_transferable: boolean
  has_waiting_list: boolean
  offer_minutes: number
  no_show_minutes: number | null
}
export interface FormRow {
  form_slug: string | null
  json_schema: Record<string, unknown> | null
  ui_schema: Record<string, unknown> | null
}

/** An event with how it sells its tickets. */
export interface SaleRow extends EventRefRow, SettingRow, FormRow {
  seats_expected: number | null
  seats_available: number | null
  is_active: boolean
}

const SALE = `select ${EVENT_REF_COLUMNS}, ${SETTING_COLUMNS}, ${FORM_COLUMNS}, e.seats_expected, e.seats_available, e.is_active
  from event e ${SETTING_JOINS} where e.tenant_id = $1 and `

/** Returns an active event by its id or slug. */
export async function findSale(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  key: string | number,
): Promise<SaleRow | undefined> {
  const isId = typeof key === 'number' || isEventId(key)
  const values = [ctx.tenant.id, isId ? Number(key) : key]
  const [row] = await tx.rows<SaleRow>(
    `${SALE}e.is_active and ${isId ? 'e.id = $2' : 'e.slug = $2'}`,
    values,
    `ticket_sale_${isId}`,
  )
  return row
}

/** Returns an event by its id, whether it is shown or not. */
export async function findAnySale(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  eventId: number,
): Promise<SaleRow | undefined> {
  const [row] = await tx.rows<SaleRow>(`${SALE}e.id = $2`, [ctx.tenant.id, eventId], 'ticket_sale_any')
  return row
}

/** Finds the sale of an event and locks its seats until the transaction ends. */
export async function lockSale(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  eventId: number,
): Promise<SaleRow | undefined> {
  const [row] = await tx.rows<SaleRow>(
    `${SALE}e.id = $2 for no key update of e`,
    [ctx.tenant.id, eventId],
    'ticket_sale_lock',
  )
  return row
}

/** A type of ticket. */
export interface TypeRow {
  id: number
  event_id: number
  name: string
  description: string
  price: number
  inventory: number | null
  quota: number | null
  is_active: boolean
  sale_start: string | null
  sale_end: string | null
  min_quantity: number
  max_quantity: number | null
  access_code: string | null
  uses: number
}

const TYPE_COLUMNS =
  'id, event_id, name, description, price, inventory, quota, is_active, sale_start, sale_end, min_quantity, max_quantity, access_code, uses'
const TYPES = `select ${TYPE_COLUMNS} from event_ticket where tenant_id = $1 and event_id = $2 order by position, id`

/** Returns all types of an event, those that are not sold among them. */
export const findTypes = (tx: Connection, ctx: Pick<JobCtx, 'tenant'>, eventId: number): Promise<TypeRow[]> =>
  tx.rows<TypeRow>(TYPES, [ctx.tenant.id, eventId], 'ticket_types')

/** Returns the event that a type is of. */
export async function findEventOfType(
  tx: Connection,
  ctx: Pick<JobCtx, 'tenant'>,
  ticketId: number,
): Promise<number | undefined> {
  const [row] = await tx.rows<{ event_id: number }>(
    'select event_id from event_ticket where tenant_id = $1 and id = $2',
    [ctx.tenant.id, ticketId],
    'ticket_event',
  )
  return row?.event_id
}

const sameCode = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a type is shown to one who gave this code, or none. */
export const isShown = (type: TypeRow, code = ''): boolean =>
  type.is_active && (type.access_code === null || sameCode(type.access_code, code))

const millis = (moment: string | null): number | null => (moment === null ? null : Date.parse(moment))
const isoOrNull = (moment: string | null): string | null => (moment === null ? null : new Date(moment).toISOString())

/** Returns a type as the rules of contract/domain/events/ticket see it. */
export const saleFacts = (
  event: Pick<SaleRow, 'event_end' | 'seats_available'>,
  type: Pick<TypeRow, 'sale_start' | 'sale_end' | 'inventory'>,
): TicketSaleFacts => ({
  saleStart: millis(type.sale_start),
  saleEnd: millis(type.sale_end),
  eventEnd: Date.parse(event.event_end),
  left: type.inventory,
  seatsAvailable: event.seats_available,
})

/** Returns the most of a type that one order takes. */
export const maxOf = (type: TypeRow): number => type.max_quantity ?? Math.max(TICKET_ORDER_MAX, type.min_quantity)

export function presentType(
  ctx: Ctx,
  event: Pick<SaleRow, 'event_end' | 'seats_available' | 'event_translations'>,
  row: TypeRow,
): TicketType {
  const wordOf = wordsIn(ctx, { translations: event.event_translations })
  const facts = saleFacts(event, row)
  return {
    id: row.id,
    ctype: 'event.ticket',
    event_id: row.event_id,
    name: wordOf(row.name),
    description: wordOf(row.description),
    price: amount(ctx, row.price),
    left: availableOf(facts),
    state: ticketState(facts, ctx.now.getTime(), row.min_quantity),
    sale_start: isoOrNull(row.sale_start),
    sale_end: row.sale_end === null ? null : new Date(saleEndOf(facts)).toISOString(),
    min_quantity: row.min_quantity,
    max_quantity: maxOf(row),
    uses: row.uses,
    is_hidden: row.access_code !== null,
  }
}

/** Returns the refund rule of tickets in the contract's form. */
export const refundRule = (row: Pick<SaleRow, 'event_start' | 'refund_hours' | 'refund_percent'>) => ({
  eventStart: Date.parse(row.event_start),
  refundHours: row.refund_hours,
  refundPercent: row.refund_percent,
})

export function presentRefundRule(
  row: Pick<SaleRow, 'event_start' | 'refund_hours' | 'refund_percent'>,
): TicketSale['refund'] {
  const until = refundUntil(refundRule(row))
  return { until: until === null ? null : new Date(until).toISOString(), percent: row.refund_percent }
}
