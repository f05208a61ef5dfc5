import { parseDateTime } from '@storefront/contract/domain/date-time'
import { utcDate } from '@storefront/contract/domain/dayjs'

const FORMAT = 'YYYY-MM-DD HH:mm:ss'
/** Alipay's clock is China's, whatever zone the server runs in: `2026-01-31 08:00:00`. */
const CHINA_HOURS = 8

export const toChinaTime = (date: Date): string => utcDate(date).add(CHINA_HOURS, 'hour').format(FORMAT)

/** Parses such a time; null if `text` is none. */
export function fromChinaTime(text: string): Date | null {
  const time = parseDateTime(text, FORMAT)
  return time === null ? null : utcDate(time).subtract(CHINA_HOURS, 'hour').toDate()
}
