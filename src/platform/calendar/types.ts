import type { CalendarEvent } from '@storefront/contract/domain/calendar-event'
import type { Result } from '@/platform/result'

export interface PhoneCalendar {
  /** False where nothing can be added: the button is not offered there. */
  readonly can: () => boolean
  /**
   * `calendar`: it is in the device's calendar; `file`: a file that the calendar opens was handed to the visitor. Has
   * to be called from a tap.
   */
  add(event: CalendarEvent): Promise<Result<{ readonly by: 'calendar' | 'file' }>>
}
