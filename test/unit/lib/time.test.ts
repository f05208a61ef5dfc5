import fc from 'fast-check'
import { calendarFile } from '@storefront/contract/domain/calendar-event'
import { calendarEventOf } from '@/features/events/event-calendar'
import { t } from '@/i18n'
import '@/i18n/subpackage'
import { eventTimeText } from '@/shared/item-card/event-plan'
import {
  dateText,
  dateTimeText,
  dayFrom,
  daysBetween,
  endTimeText,
  untilText,
  type RelativeTexts,
  relativeText,
  setTimeZone,
  today,
} from '@/lib/time'

const now = Date.parse('2026-03-10T12:00:00Z')
const ago = (ms: number) => new Date(now - ms).toISOString()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The tests run in New York, as a visitor who is abroad does. */
beforeEach(() => {
  setTimeZone([{ since: 0, minutes: 480 }])
  jest.spyOn(Date, 'now').mockReturnValue(now)
})
afterEach(() => jest.restoreAllMocks())

const texts: RelativeTexts = {
  s: 'now',
  m: '1 min',
  mm: '%d min',
  h: '1 hour',
  hh: '%d hours',
  d: '1 day',
  dd: '%d days',
}

test.each([
  ['this very moment', 0, 'now'],
  ['59 seconds', 59_999, 'now'],
  ['a server clock half a minute ahead', -30_000, 'now'],
  ['a server clock a minute ahead', -MINUTE, 'now'],
  ['one minute', MINUTE, '1 min'],
  ['a moment before two minutes', 2 * MINUTE - 1, '1 min'],
  ['59 minutes', 59 * MINUTE, '59 min'],
  ['one hour', HOUR, '1 hour'],
  ['a moment before two hours', 2 * HOUR - 1, '1 hour'],
  ['23 hours', 23 * HOUR, '23 hours'],
  ['one day', DAY, '1 day'],
  ['a moment before 7 days', 7 * DAY - 1, '6 days'],
  ['7 days', 7 * DAY, '7 days'],
])('relativeText is relative for %s', (_, ms, expected) => expect(relativeText(ago(ms), now, texts)).toBe(expected))

test('relativeText counts whole units at any moment, whatever clocks the device changes', () => {
  const unitOf = (ms: number): string => {
    const units = [
      [DAY, 'day'],
      [HOUR, 'hour'],
      [MINUTE, 'min'],
    ] as const
    const [length, name] = units.find(([unit]) => ms >= unit) ?? [0, '']
    const count = Math.floor(ms / length)
    return name === '' ? 'now' : `${count} ${name}${count > 1 && name !== 'min' ? 's' : ''}`
  }
  const moments = fc.date({ min: new Date('2015-01-01'), max: new Date('2036-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 7 * DAY }), (moment, ms) => {
      expect(relativeText(moment.toISOString(), moment.getTime() + ms, texts)).toBe(unitOf(ms))
    }),
    { numRuns: 1000, examples: [[new Date('2026-03-07T12:00:00Z'), 2 * DAY - 1]] },
  )
})

test('relativeText is a date after more than 7 days', () =>
  expect(relativeText(ago(7 * DAY + 1), now, texts)).toBe('2026/03/03'))
test('relativeText is a date in the future', () => expect(relativeText(ago(-2 * DAY), now, texts)).toBe('2026/03/12'))
test('relativeText is empty for no moment', () => expect(relativeText('soon', now, texts)).toBe(''))
test('an invalid time is shown as an empty text', () => expect([dateText('soon'), dateTimeText('')]).toEqual(['', '']))

describe('end of a period', () => {
  test.each([
    ['midnight', '2026-03-04T16:00:00Z', '2026/03/04', '2026/03/04 24:00'],
    ['the last second of a day', '2026-03-04T15:59:59Z', '2026/03/04', '2026/03/04 23:59'],
    ['an hour of the day', '2026-03-04T10:00:00Z', '2026/03/04 18:00', '2026/03/04 18:00'],
    ['no moment', 'soon', '', ''],
  ])('%s is shown as the last day on which it holds', (_, end, day, time) =>
    expect([untilText(end), endTimeText(end)]).toEqual([day, time]),
  )

  test('an event of one whole day has one day', () => {
    const event = { start: '2026-03-03T16:00:00Z', end: '2026-03-04T16:00:00Z' }
    expect(daysBetween(event.start, event.end)).toEqual({ first: '2026-03-04', last: '2026-03-04' })
    expect(eventTimeText(t, { ...event, is_all_day: true })).toBe('3月4日 周三')
    expect(eventTimeText(t, { ...event, start: '2026-03-04T11:00:00Z', is_all_day: false })).toBe(
      '3月4日 周三 19:00-24:00',
    )
    const file = calendarFile(
      calendarEventOf({ ...event, id: 1, name: '灯会', venue: '', address: '', is_all_day: true }),
      0,
    )
    expect(file).toContain('DTSTART;VALUE=DATE:20260304\r\nDTEND;VALUE=DATE:20260305\r\n')
  })

  test('an event of several whole days ends on its last', () => {
    expect(eventTimeText(t, { start: '2026-03-03T16:00:00Z', end: '2026-03-06T16:00:00Z', is_all_day: true })).toBe(
      '3月4日 周三 - 3月6日 周五',
    )
  })
})

describe('visitor in another zone than the site', () => {
  test('dates are YYYY/MM/DD in the zone of the site', () =>
    expect(dateText('2026-01-01T18:30:00Z')).toBe('2026/01/02'))
  test('a date-time is in the zone of the site', () =>
    expect(dateTimeText('2026-01-01T01:05:00Z')).toBe('2026/01/01 09:05'))
  test('days count from today at the site', () => {
    const evening = Date.parse('2026-02-28T20:00:00Z')
    expect([today(evening), dayFrom(evening, -1), dayFrom(evening, 31)]).toEqual([
      '2026-03-01',
      '2026-02-28',
      '2026-04-01',
    ])
  })
  test('each time has the offset of its own season', () => {
    setTimeZone([
      { since: 0, minutes: 60 },
      { since: Date.parse('2026-03-29T01:00:00Z') / 1000, minutes: 120 },
    ])
    expect(dateTimeText('2026-03-29T00:59:00Z')).toBe('2026/03/29 01:59')
    expect(dateTimeText('2026-03-29T01:00:00Z')).toBe('2026/03/29 03:00')
  })
})

test('setTimeZone returns true only when the zone changes', () => {
  expect([setTimeZone([{ since: 0, minutes: 420 }]), setTimeZone([{ since: 0, minutes: 420 }])]).toEqual([true, false])
})
