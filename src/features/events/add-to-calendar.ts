import type { CalendarEvent } from '@storefront/contract/domain/calendar-event'
import { t } from '@/i18n'
import { phoneCalendar } from '@/platform/calendar'
import { feedback } from '@/platform/feedback'
import { showDeviceError } from '@/shared/device/showDeviceError'

/** Adds an entry to the device's calendar, and says how it went; has to be called from a tap. */
export async function addToCalendar(entry: CalendarEvent): Promise<void> {
  const result = await phoneCalendar.add(entry)
  if (!result.ok) return showDeviceError(result.reason)
  feedback.toast(t(result.by === 'file' ? 'event.calendarFile' : 'event.calendarDone'), { at: 'center' })
}
