import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import type { Translate } from '@/i18n'
import { dateText, dateTimeText, untilText } from '@/lib/time'

/** Returns the relevant date of a user's coupon: when it was used, when it becomes valid, or until when it is valid. */
export function daysOf(
  { used: usedAt, start_date, end_date, is_satisfied, status }: UserCoupon,
  t: Translate,
  now: number,
): string {
  if (usedAt) return t('own.usedAt', { time: dateTimeText(usedAt) })
  if (status === 'unused' && !is_satisfied && start_date && Date.parse(start_date) > now)
    return t('own.from', { date: dateText(start_date) })
  return end_date ? t('own.until', { date: untilText(end_date) }) : t('own.forever')
}

/**
 * Returns the text of a validity period: from and to, or the one of them that is set; the text of `own.forever` when
 * neither is.
 */
export function dateRangeText(start: string | null, end: string | null, t: Translate): string {
  if (start && end) return `${dateText(start)} – ${untilText(end)}`
  if (end) return t('own.until', { date: untilText(end) })
  return start ? t('own.from', { date: dateText(start) }) : t('own.forever')
}
