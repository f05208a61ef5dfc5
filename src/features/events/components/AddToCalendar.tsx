import type { EventRef } from '@storefront/contract/entities/events/event'
import { useT } from '@/i18n'
import { phoneCalendar } from '@/platform/calendar'
import { useHasCalendar } from '@/platform/calendar/use-has-calendar'
import { feedback } from '@/platform/feedback'
import { showDeviceError } from '@/shared/device/showDeviceError'
import { Button } from '@/ui/controls/Button'
import { calendarEventOf } from '@/features/events/event-calendar'

interface AddToCalendarProps {
  readonly event: Omit<EventRef, 'slug' | 'zone' | 'main_image'>
  readonly description?: string
  readonly size?: 'm' | 's'
  readonly className?: string
}

/** Puts an event into the phone's calendar. Not there where the place has none. */
export function AddToCalendar({ event, description, size, className }: AddToCalendarProps) {
  const t = useT()
  if (!useHasCalendar()) return null
  const add = async () => {
    const result = await phoneCalendar.add(calendarEventOf(event, description))
    if (!result.ok) return showDeviceError(result.reason)
    feedback.toast(t(result.by === 'file' ? 'event.calendarFile' : 'event.calendarDone'), { at: 'center' })
  }
  return (
    <Button kind="secondary" size={size} className={className} onTap={() => void add()}>
      {t('event.addToCalendar')}
    </Button>
  )
}
