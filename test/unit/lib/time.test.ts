import { dateText, dateTimeText, relativeTime } from '@/lib/time'

// Made of local parts: the labels are local, wherever the test runs.
const moment = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString()
const now = Date.parse(moment(2026, 2, 10, 12, 0))
const ago = (ms: number) => new Date(now - ms).toISOString()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  ['this very moment', 0, { unit: 'now' }],
  ['59 seconds', 59_000, { unit: 'now' }],
  ['a server clock half a minute ahead', -30_000, { unit: 'now' }],
  ['one minute', MINUTE, { unit: 'minutes', n: 1 }],
  ['59 minutes', 59 * MINUTE, { unit: 'minutes', n: 59 }],
  ['one hour', HOUR, { unit: 'hours', n: 1 }],
  ['23 hours', 23 * HOUR, { unit: 'hours', n: 23 }],
  ['one day', DAY, { unit: 'days', n: 1 }],
  ['a moment before 7 days', 7 * DAY - 1, { unit: 'days', n: 6 }],
  ['7 days', 7 * DAY, { unit: 'days', n: 7 }],
])('%s ago is relative', (_, ms, expected) => expect(relativeTime(ago(ms), now)).toEqual(expected))

test('beyond 7 days it is a date', () => expect(relativeTime(ago(7 * DAY + 1), now)).toEqual({ unit: 'date', text: '2026/03/03' }))
test('what lies ahead is a date', () => expect(relativeTime(ago(-2 * DAY), now)).toEqual({ unit: 'date', text: '2026/03/12' }))
test('dates stand as YYYY/MM/DD where the visitor is', () => expect(dateText(moment(2026, 0, 2, 2, 30))).toBe('2026/01/02'))
test('a date with its time', () => expect(dateTimeText(moment(2026, 0, 1, 9, 5))).toBe('2026/01/01 09:05'))
test('what is no moment shows nothing', () => expect([dateText('soon'), dateTimeText('')]).toEqual(['', '']))
