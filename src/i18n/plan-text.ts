import { weekdayFromSunday } from '@storefront/contract/domain/day'
import { today as siteToday } from '@/lib/time'
import type { Translate } from './index'

/** Returns the parts of a day (YYYY-MM-DD) in the words of the language. */
function partsOf(t: Translate, date: string) {
  const [year = '', month = '', day = ''] = date.split('-')
  return { year, month: t('date.months').split(' ')[Number(month) - 1] ?? month, day: Number(day) }
}

/**
 * THE form of a day by which people plan: in the order of the language, with the weekday, and with the year unless it
 * is that of `today`. Both days as they travel (YYYY-MM-DD).
 */
export function dayText(t: Translate, date: string, today = siteToday()): string {
  const parts = partsOf(t, date)
  return t(parts.year === today.slice(0, 4) ? 'date.day' : 'date.dayOfYear', {
    ...parts,
    weekday: t('date.weekdays').split(' ')[weekdayFromSunday(date)] ?? '',
  })
}

/** Returns a day of the past, such as a birthday (YYYY-MM-DD), with its year and without the weekday. */
export const pastDayText = (t: Translate, date: string): string => t('date.dayAlone', partsOf(t, date))

/** Returns a text with its dates (YYYY/MM/DD as lib/time says them, or as days travel) in the form of `dayText`. */
export const planText = (t: Translate, text: string): string =>
  text.replace(/\d{4}([/-])\d\d\1\d\d/g, (date) => dayText(t, date.replace(/\//g, '-')))
