import type { Translate } from '@/i18n'
import { dateText } from '@/lib/time'

/** The days of something: from and to, or the one of them that it has; in words when it has none. */
export function dateRangeText(start: string | null, end: string | null, t: Translate): string {
  if (start && end) return `${dateText(start)} – ${dateText(end)}`
  if (end) return t('own.until', { date: dateText(end) })
  return start ? t('own.from', { date: dateText(start) }) : t('own.forever')
}
