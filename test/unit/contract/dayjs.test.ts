import {
  addDays,
  addMonths,
  countDays,
  daysBetween,
  isoWeekday,
  monthEnds,
  weekdayFromSunday,
  weekStart,
} from '@storefront/contract/domain/day'
import { isDateTime, isDate } from '@storefront/contract/domain/date-time'
import { utcDate } from '@storefront/contract/domain/dayjs'
import { namedZoneMoment, namedZoneTime } from '@storefront/contract/domain/named-zone'
import { localTime } from '@storefront/contract/domain/zone'
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import fc from 'fast-check'

/** Day.js does our arithmetic (decision 032). These are the rules it replaced, written on `Date` alone. */
const DAY = 86_400_000
const dayAt = (at: number): string => new Date(at).toISOString().slice(0, 10)
const partsOf = (day: string): [number, number, number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return [year, month, date]
}
/** The days of a month of the Gregorian calendar, by its rule. */
const lengthOf = (year: number, month: number): number => {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
}

const moments = fc.date({ min: new Date('0100-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
const days = moments.map((moment) => dayAt(moment.getTime()))
const check = <T>(values: fc.Arbitrary<T>, rule: (value: T) => void) =>
  fc.assert(fc.property(values, rule), { numRuns: 500 })

test('a date and a time of day are those of the moment moved by any offset', () => {
  check(fc.tuple(moments, fc.integer({ min: -24 * 60, max: 24 * 60 })), ([moment, minutes]) => {
    const [date = '', time = ''] = new Date(moment.getTime() + minutes * 60_000).toISOString().split('T')
    expect(localTime(moment.getTime(), minutes)).toEqual({ date, time: time.slice(0, 5) })
  })
})

test('addDays counts days of 24 hours in UTC over years and months', () => {
  check(fc.tuple(days, fc.integer({ min: -400, max: 400 })), ([day, count]) => {
    fc.pre(day > '0102' && day < '9997')
    expect(addDays(day, count)).toBe(dayAt(Date.parse(day) + count * DAY))
  })
})

test('addMonths keeps the day of the month, or takes the last', () => {
  check(fc.tuple(days, fc.integer({ min: -24, max: 24 })), ([day, count]) => {
    fc.pre(day > '0103' && day < '9996')
    const [year, month, date] = partsOf(day)
    const [nextYear, nextMonth] = [year + Math.floor((month - 1 + count) / 12), ((month - 1 + count + 48) % 12) + 1]
    expect(partsOf(addMonths(day, count))).toEqual([nextYear, nextMonth, Math.min(date, lengthOf(nextYear, nextMonth))])
  })
})

test('a month begins on its first and ends on its last day', () => {
  check(days, (day) => {
    const [year, month] = partsOf(day)
    const prefix = day.slice(0, 8)
    expect(monthEnds(day)).toEqual([`${prefix}01`, `${prefix}${lengthOf(year, month)}`])
  })
})

test('weekdays follow the count of days since the Thursday of 1970', () => {
  check(days, (day) => {
    const sinceSunday = (((Date.parse(day) / DAY + 4) % 7) + 7) % 7
    expect([weekdayFromSunday(day), isoWeekday(day)]).toEqual([sinceSunday, sinceSunday || 7])
  })
})

test('a week begins with the weekday of the country, at most six days before', () => {
  check(fc.tuple(days, fc.integer({ min: 1, max: 7 })), ([day, firstWeekday]) => {
    fc.pre(day > '0102')
    const first = weekStart(day, firstWeekday)
    expect(isoWeekday(first)).toBe(firstWeekday)
    expect([1, 2, 3, 4, 5, 6, 7]).toContain(countDays(first, day))
  })
})

test('weeks of ISO 8601 are those of their Thursdays', () => {
  check(days, (day) => {
    // A week of the year 100 may be one of the year 99, which Day.js takes for 1999.
    fc.pre(day > '0101')
    const thursday = addDays(day, 4 - isoWeekday(day))
    const newYear = `${thursday.slice(0, 4)}-01-01`
    expect(utcDate(`${day}T00:00:00Z`).isoWeek()).toBe(Math.ceil(countDays(newYear, thursday) / 7))
  })
})

test('daysBetween lists what countDays counts', () => {
  check(fc.tuple(days, fc.integer({ min: -3, max: 60 })), ([first, count]) => {
    fc.pre(first > '0102' && first < '9997')
    const last = addDays(first, count)
    const list = daysBetween(first, last)
    expect(countDays(first, last)).toBe(count + 1)
    expect(list).toEqual(Array.from({ length: Math.max(count + 1, 0) }, (_, n) => dayAt(Date.parse(first) + n * DAY)))
  })
})

describe('strict formats', () => {
  const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
  const TIME = /^([01]\d|2[0-3]):[0-5]\d$/
  const isRealDay = (text: string): boolean => {
    const [, year = '', month = '', date = ''] = DATE.exec(text) ?? []
    return Number(year) >= 100 && Number(date) >= 1 && Number(date) <= lengthOf(Number(year), Number(month))
  }
  const digits = (max: number, length: number) =>
    fc.integer({ min: 0, max }).map((n) => String(n).padStart(length, '0'))
  const almost = fc.tuple(digits(9999, 4), digits(14, 2), digits(33, 2)).map((parts) => parts.join('-'))
  const times = fc.tuple(digits(26, 2), digits(63, 2)).map((parts) => parts.join(':'))
  const noise = fc.string({ unit: fc.constantFrom(...'0123456789-:/TZ +٣') })
  /** A text with one character taken out, doubled or replaced. */
  const bent = (texts: fc.Arbitrary<string>) =>
    fc
      .tuple(texts, fc.nat(15), fc.constantFrom('', ' ', '0', '9', '-', ':', 'T', 'Z', '+', '３'))
      .map(([text, at, piece]) => text.slice(0, at) + piece + text.slice(at + 1))
  const any = (texts: fc.Arbitrary<string>) => fc.oneof(texts, bent(texts), noise)

  test('a day is accepted exactly when it exists', () => {
    check(any(almost), (text) => {
      expect(isDate(text)).toBe(isRealDay(text))
      expect(isDateTime('date', text)).toBe(isRealDay(text))
    })
  })

  test('a time is accepted exactly when a clock shows it', () => {
    check(any(times), (text) => expect(isDateTime('time', text)).toBe(TIME.test(text)))
  })

  test('a day with a time is accepted exactly when both are', () => {
    check(any(fc.tuple(almost, times).map((parts) => parts.join(' '))), (text) => {
      const [date = '', time = '', ...rest] = text.split(' ')
      expect(isDateTime('datetime', text)).toBe(rest.length === 0 && isRealDay(date) && TIME.test(time))
    })
  })
})

describe('zones by name', () => {
  const zones = fc.constantFrom('America/New_York', 'Australia/Lord_Howe', ...Intl.supportedValuesOf('timeZone'))
  const recent = fc.date({ min: new Date('1973-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })

  test('a moment reads as Intl writes it', () => {
    check(fc.tuple(zones, recent), ([timeZone, moment]) => {
      const form = { dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const
      const local = namedZoneTime(timeZone, moment.getTime())
      // Swedes write a moment as ISO 8601 does: 2026-05-06 09:05.
      expect(`${local?.date} ${local?.time}`).toBe(
        new Intl.DateTimeFormat('sv-SE', { ...form, timeZone }).format(moment),
      )
    })
  })

  test('a local time is the first moment that reads so', () => {
    check(fc.tuple(zones, recent), ([timeZone, moment]) => {
      const { date, time } = namedZoneTime(timeZone, moment.getTime()) ?? { date: '', time: '' }
      const at = namedZoneMoment(timeZone, Date.parse(`${date}T${time}Z`))
      expect(namedZoneTime(timeZone, at)).toEqual({ date, time })
      expect(at).toBeLessThanOrEqual(moment.getTime())
    })
  })
})

/** Why the parts that decision 032 names stay ours. An update of Day.js that mends one fails here. */
describe('Day.js by itself', () => {
  beforeAll(() => dayjs.extend(timezone))

  test('takes an offset of up to 16 minutes for hours', () =>
    expect(utcDate(0).utcOffset(9).format('HH:mm')).toBe('09:00'))

  test('names the second of two moments that a clock shows twice, where ours is the first', () => {
    const local = '2026-11-01T01:30'
    expect(dayjs.tz(local, 'America/New_York').toISOString()).toBe('2026-11-01T06:30:00.000Z')
    expect(new Date(namedZoneMoment('America/New_York', Date.parse(`${local}Z`))).toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    )
  })

  test('moves a year below 100 to the twentieth century unless its text ends with Z', () =>
    expect([utcDate('0050-01-01').year(), utcDate('0050-01-01T00:00:00Z').year()]).toEqual([1950, 50]))
})
