import type { EventBrief } from '@storefront/contract/entities/events/event'
import { dateTimeText, daysBetween, endTimeText } from '@/lib/time'

export type EventTime = Pick<EventBrief, 'start' | 'end' | 'is_all_day' | 'time_zone'>

/**
 * Returns the time of an event as its own zone shows it: a day with two times, two days with one each, or days alone if
 * it lasts whole days.
 */
export function eventSpanText({ start, end, is_all_day, time_zone }: EventTime): string {
  const offsets = time_zone?.offsets
  if (is_all_day) {
    const { first, last } = daysBetween(start, end, offsets)
    return (first === last ? first : `${first} - ${last}`).replace(/-(?=\d)/g, '/')
  }
  const [startText, endText] = [dateTimeText(start, offsets), endTimeText(end, offsets)]
  const [day, endTime] = endText.split(' ')
  return startText.startsWith(`${day} `) ? `${startText}-${endTime}` : `${startText} - ${endText}`
}
