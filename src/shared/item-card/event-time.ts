import type { EventBrief } from '@storefront/contract/entities/events/event'
import { clockOf, dateText } from '@/lib/time'

type EventTime = Pick<EventBrief, 'start' | 'end' | 'is_all_day' | 'time_zone'>

/** "2025/11/02 14:00-17:00", "2025/11/02 14:00 - 2025/11/03 10:00", or dates alone for whole days; as the event's own zone shows them. */
export function eventTimeText({ start, end, is_all_day, time_zone }: EventTime): string {
  const offsets = time_zone?.offsets
  const [first, last] = [dateText(start, offsets), dateText(end, offsets)]
  if (is_all_day) return first === last ? first : `${first} - ${last}`
  if (first === last) return `${first} ${clockOf(start, offsets)}-${clockOf(end, offsets)}`
  return `${first} ${clockOf(start, offsets)} - ${last} ${clockOf(end, offsets)}`
}
