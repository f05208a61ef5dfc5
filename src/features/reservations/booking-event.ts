import type { CalendarEvent } from '@storefront/contract/domain/calendar-event'
import type { ResvRecord } from '@storefront/contract/entities/reservations/reservation'
import type { Translate } from '@/i18n'

/** Returns a booking as the phone's calendar takes it: at its own moments; whole days are the place's days. */
export function bookingEvent(t: Translate, record: ResvRecord): CalendarEvent {
  const { id, code, resv, resvvariant, start, end, start_date, end_date } = record
  return {
    uid: `booking-${id}-${code}`,
    title: [resv.title, resvvariant.attributes_label].filter(Boolean).join(' · '),
    place: resv.address,
    description: t('reservation.codeIs', { code }),
    start: Date.parse(start),
    end: Date.parse(end),
    days: resvvariant.is_all_day ? { first: start_date, last: end_date } : null,
  }
}
