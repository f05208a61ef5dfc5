import type { Translate } from '@/i18n'
import { type RelativeTexts, relativeText } from '@/lib/time'

/** By translator, of which there is one a language: a list has a label a row. */
const textsByTranslate = new WeakMap<Translate, RelativeTexts>()

function textsOf(t: Translate): RelativeTexts {
  const cached = textsByTranslate.get(t)
  if (cached) return cached
  const several = { n: '%d' }
  const texts: RelativeTexts = {
    s: t('common.time.now'),
    m: t('common.time.minutes', { n: 1 }),
    mm: t('common.time.minutes', several),
    h: t('common.time.hours', { n: 1 }),
    hh: t('common.time.hours', several),
    d: t('common.time.days', { n: 1 }),
    dd: t('common.time.days', several),
  }
  textsByTranslate.set(t, texts)
  return texts
}

/** Returns a moment relative to `now` (milliseconds): "3 天前" up to 7 days, then the date (spec 9). */
export const timeLabel = (t: Translate, moment: string, now: number): string => relativeText(moment, now, textsOf(t))
