import type { CalendarEvent } from '@storefront/contract/domain/calendar-event'
import type { EventRef } from '@storefront/contract/entities/events/event'
import type { Translate } from '@/i18n'
import { daysBetween } from '@/lib/time'

/** Returns an event as the phone's calendar takes it: at its own moments; whole days are days of the event's zone. */
export function calendarEventOf(
  event: Omit<EventRef, 'slug' | 'zone' | 'main_image'>,
  description = '',
): CalendarEvent {
  const { id, name, venue, address, start, end, is_all_day } = event
  return {
    uid: `event-${id}`,
    title: name,
    place: [venue, address].filter(Boolean).join(' '),
    description,
    start: Date.parse(start),
    end: Date.parse(end),
    days: is_all_day ? daysBetween(start, end, event.time_zone?.offsets) : null,
  }
}

/** Minutes of the entry that reminds of the start of a sale. */
const SALE_MINUTES = 15

/** Returns the start of an event's sale as an entry of the calendar. */
export function saleEntryOf(
  { id, name }: Pick<EventRef, 'id' | 'name'>,
  saleFrom: string,
  t: Translate,
): CalendarEvent {
  const start = Date.parse(saleFrom)
  return {
    uid: `event-sale-${id}`,
    title: t('event.saleOf', { name }),
    place: '',
    description: '',
    start,
    end: start + SALE_MINUTES * 60_000,
    days: null,
  }
}
