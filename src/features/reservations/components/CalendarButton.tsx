import type { ResvRecord } from '@storefront/contract/entities/reservations/reservation'
import { useT } from '@/i18n'
import '@/i18n/payment'
import { phoneCalendar } from '@/platform/calendar'
import { useHasCalendar } from '@/platform/calendar/use-has-calendar'
import { feedback } from '@/platform/feedback'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { Button } from '@/ui/controls/Button'
import { bookingEvent } from '@/features/reservations/booking-event'

/** Puts a booking into the phone's calendar. Not there where the place has none. */
export function CalendarButton({ record, className }: { readonly record: ResvRecord; readonly className?: string }) {
  const t = useT()
  if (!useHasCalendar()) return null
  const add = async () => {
    const result = await phoneCalendar.add(bookingEvent(t, record))
    if (!result.ok) return showDeviceError(result.reason)
    feedback.toast(t(result.by === 'file' ? 'booked.calendarFile' : 'booked.calendarDone'), { at: 'center' })
  }
  return (
    <Button kind="secondary" className={className} onTap={() => void add()}>
      {t('booked.addToCalendar')}
    </Button>
  )
}
