import type { EventBrief } from '@storefront/contract/entities/events/event'
import { clockOf, dateText } from '@/lib/time'

type EventTime = Pick<EventBrief, 'start' | 'end' | 'is_all_day'>

/** "2025/11/02 14:00-17:00", "2025/11/02 14:00 - 2025/11/03 10:00", or dates alone for whole days. */
export function eventTimeText({ start, end, is_all_day }: EventTime): string {
  const [first, last] = [dateText(start), dateText(end)]
  if (is_all_day) return first === last ? first : `${first} - ${last}`
  if (first === last) return `${first} ${clockOf(start)}-${clockOf(end)}`
  return `${first} ${clockOf(start)} - ${last} ${clockOf(end)}`
}
