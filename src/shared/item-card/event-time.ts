import type { EventBrief } from '@storefront/contract/entities/events/event'
import { dateTimeText, daysBetween, endTimeText } from '@/lib/time'

type EventTime = Pick<EventBrief, 'start' | 'end' | 'is_all_day' | 'time_zone'>

/**
 * "2025/11/02 14:00-17:00", "2025/11/02 14:00 - 2025/11/03 10:00", or dates alone for whole days; as the event's own
 * zone shows them.
 */
export function eventTimeText({ start, end, is_all_day, time_zone }: EventTime): string {
  const offsets = time_zone?.offsets
  if (is_all_day) {
    const { first, last } = daysBetween(start, end, offsets)
    return (first === last ? first : `${first} - ${last}`).replace(/-(?=\d)/g, '/')
  }
  const [startText, endText] = [dateTimeText(start, offsets), endTimeText(end, offsets)]
  const [day, endTime] = endText.split(' ')
  return startText.startsWith(`${day} `) ? `${startText}-${endTime}` : `${startText} - ${endText}`
}
