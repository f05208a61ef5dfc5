import type { CalendarEvent } from '@storefront/contract/domain/calendar-event'
import type { EventRef } from '@storefront/contract/entities/events/event'
import { dateText } from '@/lib/time'

const dayOf = (moment: string, { time_zone }: Pick<EventRef, 'time_zone'>): string => dateText(moment, time_zone?.offsets).replace(/\//g, '-')

/** An event as the phone's calendar takes it: at its own moments; whole days are days of the event's zone. */
export function calendarEventOf(event: Omit<EventRef, 'slug' | 'zone' | 'main_image'>, description = ''): CalendarEvent {
  const { id, name, venue, address, start, end, is_all_day } = event
  return {
    uid: `event-${id}`,
    title: name,
    place: [venue, address].filter(Boolean).join(' '),
    description,
    start: Date.parse(start),
    end: Date.parse(end),
    days: is_all_day ? { first: dayOf(start, event), last: dayOf(end, event) } : null,
  }
}
