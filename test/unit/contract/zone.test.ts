import { addDays } from '@storefront/contract/domain/day'
import { localTime, zoneMinutes } from '@storefront/contract/domain/zone'
import fc from 'fast-check'
import { zoneOffsets } from '../../../server/src/lib/zone'

const NOW = new Date('2026-05-06T04:00:00Z')

/** A zone's own calendar and clock, as the engine has them. */
function byIntl(timeZone: string, at: number): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`
}

function byOffsets(timeZone: string, at: number): string {
  const local = localTime(at, zoneMinutes(zoneOffsets(timeZone, NOW), at))
  return `${local?.date} ${local?.time}`
}

const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', ...Intl.supportedValuesOf('timeZone'))
const moments = fc.date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2036-12-31T23:59:59Z'),
  noInvalidDate: true,
})

test('local time in any zone at any time of its table equals that of Intl', () => {
  fc.assert(
    fc.property(zones, moments, (zone, moment) =>
      expect(byOffsets(zone, moment.getTime())).toBe(byIntl(zone, moment.getTime())),
    ),
    { numRuns: 200 },
  )
})

test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
  '%s is right on both sides of every offset change',
  (zone) => {
    const changes = zoneOffsets(zone, NOW).slice(1)
    expect(changes.length).toBeGreaterThan(20)
    for (const { since } of changes)
      for (const at of [since * 1000 - 1, since * 1000]) expect(byOffsets(zone, at)).toBe(byIntl(zone, at))
  },
)

test('a zone without clock changes has one row', () => {
  expect(zoneOffsets('Asia/Shanghai', NOW)).toEqual([
    { since: Date.parse('2015-01-01T00:00:00Z') / 1000, minutes: 480 },
  ])
})

test('a time before or after the table has its first or last offset', () => {
  const offsets = [
    { since: 100, minutes: 60 },
    { since: 200, minutes: 120 },
  ]
  expect([0, 100_000, 199_999, 200_000, 9e12].map((at) => zoneMinutes(offsets, at))).toEqual([60, 60, 60, 120, 120])
})

test('addDays crosses the ends of months and years', () => {
  expect([addDays('2024-02-28', 2), addDays('2026-01-01', -1), addDays('2026-03-29', 1), addDays('', 1)]).toEqual([
    '2024-03-01',
    '2025-12-31',
    '2026-03-30',
    '',
  ])
})
