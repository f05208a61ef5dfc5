import type { EventRef } from '@storefront/contract/entities/events/event'
import { useT } from '@/i18n'
import { useHasCalendar } from '@/platform/calendar/use-has-calendar'
import { Button } from '@/ui/controls/Button'
import { addToCalendar } from '@/features/events/add-to-calendar'
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
  return (
    <Button
      kind="secondary"
      size={size}
      className={className}
      onTap={() => void addToCalendar(calendarEventOf(event, description))}
    >
      {t('event.addToCalendar')}
    </Button>
  )
}
