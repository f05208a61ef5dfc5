import { addDays } from '@storefront/contract/domain/day'
import { type CalendarEvent, calendarFile } from '@storefront/contract/domain/calendar-event'
import fc from 'fast-check'

const eventOf = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'booking-9-K7MQ2XWPZ3',
  title: '陶艺工作室',
  place: '龙泉路 8 号',
  description: '预约码 K7MQ2XWPZ3',
  start: Date.parse('2026-03-05T01:00:00Z'),
  end: Date.parse('2026-03-05T02:00:00Z'),
  days: null,
  ...more,
})

/** The properties of a file as a calendar reads them: lines unfolded, texts unescaped. */
function read(file: string): Map<string, string> {
  const lines = file.replace(/\r\n /g, '').split('\r\n')
  const unescapeText = (text: string) =>
    text.replace(/\\([\\;,nN])/g, (_, character: string) => (character.toLowerCase() === 'n' ? '\n' : character))
  return new Map(
    lines
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), unescapeText(line.slice(line.indexOf(':') + 1))]),
  )
}
const momentOf = (text = '') =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
const bytes = (text: string) => new TextEncoder().encode(text).length
const now = Date.parse('2026-03-01T00:00:00Z')
/** Whole seconds of the years 1970 to 2100, as the file has them. */
const moments = fc.integer({ min: 0, max: 4_102_444_800 }).map((seconds) => seconds * 1000)
const texts = fc.string({ unit: 'binary', maxLength: 200 })

test('names the moments in UTC and everything that a calendar shows', () => {
  expect(calendarFile(eventOf(), now)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//storefront//reservations//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:booking-9-K7MQ2XWPZ3',
      'DTSTAMP:20260301T000000Z',
      'DTSTART:20260305T010000Z',
      'DTEND:20260305T020000Z',
      'SUMMARY:陶艺工作室',
      'LOCATION:龙泉路 8 号',
      'DESCRIPTION:预约码 K7MQ2XWPZ3',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('writes whole days as dates, of which the end is the day after', () => {
  const file = calendarFile(eventOf({ days: { first: '2026-02-27', last: '2026-02-28' } }), now)
  expect(file).toContain('DTSTART;VALUE=DATE:20260227\r\nDTEND;VALUE=DATE:20260301\r\n')
})

test('the moments in the file are the event’s', () => {
  fc.assert(
    fc.property(moments, moments, (start, end) => {
      const properties = read(calendarFile(eventOf({ start, end }), now))
      expect([momentOf(properties.get('DTSTART')), momentOf(properties.get('DTEND'))]).toEqual([start, end])
    }),
  )
})

test('whole days in the file are the event’s', () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 60 }), (at, length) => {
      const first = new Date(at).toISOString().slice(0, 10)
      const properties = read(calendarFile(eventOf({ days: { first, last: addDays(first, length) } }), now))
      const dates = [properties.get('DTSTART;VALUE=DATE'), properties.get('DTEND;VALUE=DATE')]
      expect(dates).toEqual([first, addDays(first, length + 1)].map((date) => date.replace(/-/g, '')))
    }),
  )
})

test('any text comes back as it was, but for control characters, and adds no line of its own', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const file = calendarFile(eventOf({ title: `T${text}`, place: '', description: '' }), now)
      const plain = [...text.replace(/\r\n?/g, '\n')]
        .filter((one) => one >= ' ' || one === '\t' || one === '\n')
        .join('')
      expect(read(file).get('SUMMARY')).toBe(`T${plain.replace(/\x7f/g, '')}`)
      expect(file.replace(/\r\n /g, '').split('\r\n').length).toBe(13)
    }),
  )
})

test('no line is longer than 75 octets, and none is cut within a character', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const line of calendarFile(eventOf({ title: text, description: text }), now).split('\r\n')) {
        expect(bytes(line)).toBeLessThanOrEqual(75)
        // A half of a surrogate pair alone would be written as U+FFFD.
        if (!/[\ud800-\udfff]/.test(text)) expect(new TextDecoder().decode(new TextEncoder().encode(line))).toBe(line)
      }
    }),
  )
})
