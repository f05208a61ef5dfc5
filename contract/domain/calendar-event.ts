import { addDays } from './day'
import { utcDate } from './dayjs'

/** Something with a time, as a calendar takes it. */
export interface CalendarEvent {
  /** The same for the same event, so that a calendar that has it replaces it. */
  readonly uid: string
  readonly title: string
  readonly place: string
  readonly description: string
  /** Milliseconds; the end does not belong to it. */
  readonly start: number
  readonly end: number
  /** Whole days, the last included, which are the same days in every zone; null for a time of day. */
  readonly days: { readonly first: string; readonly last: string } | null
}

/** Octets of a line of a calendar's file (RFC 5545, 3.1). */
const LINE_OCTETS = 75

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

/** Folds a line into parts of at most 75 octets, each further one after a space, and without splitting a character. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const more = octetsOf(character)
    if (octets + more > LINE_OCTETS) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += more
  }
  return [...parts, part].join('\r\n')
}

/** Control characters, but for the tab and the line break, have no place in a line (RFC 5545, 3.1). */
const isControl = (character: string): boolean =>
  (character < ' ' && character !== '\t' && character !== '\n') || character === '\x7f'

/** Returns a text as the value of a property (RFC 5545, 3.3.11). */
const escapeText = (text: string): string =>
  [...text.replace(/\r\n?/g, '\n')]
    .filter((character) => !isControl(character))
    .join('')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** `20260301T013000Z` of a moment in milliseconds. */
const utc = (at: number): string => utcDate(at).format('YYYYMMDD[T]HHmmss[Z]')

const day = (date: string): string => date.replace(/-/g, '')

/**
 * Returns a file (iCalendar, RFC 5545) with one event, which every calendar opens. Moments are in UTC: a calendar shows
 * them in its own zone, so that the file needs none of the zone's rules. Whole days are dates without a zone; their end
 * is the day after.
 * @param at when the file is made, in milliseconds
 */
export function calendarFile({ uid, title, place, description, start, end, days }: CalendarEvent, at: number): string {
  const times = days
    ? [`DTSTART;VALUE=DATE:${day(days.first)}`, `DTEND;VALUE=DATE:${day(addDays(days.last, 1))}`]
    : [`DTSTART:${utc(start)}`, `DTEND:${utc(end)}`]
  const texts = { SUMMARY: title, LOCATION: place, DESCRIPTION: description }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//storefront//reservations//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(at)}`,
    ...times,
    ...Object.entries(texts).flatMap(([name, text]) => (text ? [`${name}:${escapeText(text)}`] : [])),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
