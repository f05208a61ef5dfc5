import { parseDateTime } from '@storefront/contract/domain/date-time'
import { utcDate } from '@storefront/contract/domain/dayjs'

const FORMAT = 'YYYY-MM-DD HH:mm:ss'
/** Hours by which the vendors' clocks are ahead of UTC, whatever zone the server runs in. */
const CHINA_HOURS = 8
const JAKARTA_HOURS = 7

const write = (hours: number) => (date: Date) => utcDate(date).add(hours, 'hour').format(FORMAT)

function read(hours: number) {
  return (text: string): Date | null => {
    const time = parseDateTime(text, FORMAT)
    return time === null ? null : utcDate(time).subtract(hours, 'hour').toDate()
  }
}

/** Returns a moment as Alipay writes it: `2026-01-31 08:00:00`. */
export const toChinaTime = write(CHINA_HOURS)
/** Parses such a time; null if `text` is none. */
export const fromChinaTime = read(CHINA_HOURS)

/** Parses a time as Midtrans writes it; null if `text` is none. */
export const fromJakartaTime = read(JAKARTA_HOURS)
