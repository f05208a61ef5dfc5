import type { Translate } from '@/i18n'
import { planText } from '@/i18n/plan-text'
import { type EventTime, eventSpanText } from './event-time'

/** Returns the time of an event as people plan by it, with weekdays in the reader's language. */
export const eventTimeText = (t: Translate, event: EventTime): string => planText(t, eventSpanText(event))
