import type { Translate } from '@/i18n'
import { relativeTime } from '@/lib/time'

/** When something was, as it is said at `now` (milliseconds): "3 天前" up to 7 days, then the date (spec 9). */
export function timeLabel(t: Translate, moment: string, now: number): string {
  const label = relativeTime(moment, now)
  if (label.unit === 'date') return label.text
  return label.unit === 'now' ? t('common.time.now') : t(`common.time.${label.unit}`, { n: label.n })
}
