import type { TextKey } from '@/i18n'
import { dayFrom } from '@/lib/time'

/** Whether a list looks back on its days (articles) or ahead to them (events). */
export type Direction = 'past' | 'coming'

/** A span of days that is chosen by one tap. */
export interface Span {
  readonly label: TextKey
  readonly from: string
  readonly to: string
}

/** Days of each span; today is one of them. */
const lengths = [1, 7, 30] as const

const labels: Readonly<Record<Direction, Readonly<Record<(typeof lengths)[number], TextKey>>>> = {
  past: { 1: 'list.today', 7: 'list.past7', 30: 'list.past30' },
  coming: { 1: 'list.today', 7: 'list.next7', 30: 'list.next30' },
}

/** Spans around the site's today; `now` in milliseconds. */
export const spansOf = (direction: Direction, now: number): readonly Span[] =>
  lengths.map((days) => {
    const label = labels[direction][days]
    return direction === 'past'
      ? { label, from: dayFrom(now, 1 - days), to: dayFrom(now, 0) }
      : { label, from: dayFrom(now, 0), to: dayFrom(now, days - 1) }
  })
