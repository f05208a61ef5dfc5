import { localTime, zoneMinutes } from '@storefront/contract/domain/zone'
import fc from 'fast-check'
import { chineseMoment, compactDay, dayOf, endMinuteOf, minuteOf, periodText } from '../../../server/src/lib/day'
import { zoneOffsets } from '../../../server/src/lib/zone'

const NOW = new Date('2026-05-06T01:05:00Z')
const siteIn = (timeZone: string) => ({ timeZone }) as Parameters<typeof dayOf>[0]
const shanghai = siteIn('Asia/Shanghai')

test('a moment is written in the zone of the site', () => {
  expect(minuteOf(shanghai, NOW)).toBe('2026-05-06 09:05')
  expect(dayOf(shanghai, new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
  expect(compactDay(shanghai, NOW)).toBe('260506')
  expect(chineseMoment(shanghai, NOW)).toBe('2026年5月6日 09:05')
  expect(minuteOf(siteIn('America/New_York'), new Date('2026-01-01T05:00:00Z'))).toBe('2026-01-01 00:00')
})

test('the server and a client that knows offsets alone show the same time', () => {
  const moments = fc.date({
    min: new Date('2015-01-01T00:00:00Z'),
    max: new Date('2036-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      moments,
      fc.constantFrom('Asia/Shanghai', 'Asia/Jakarta', 'America/New_York', 'Australia/Lord_Howe'),
      (moment, timeZone) => {
        const { date, time } =
          localTime(moment.getTime(), zoneMinutes(zoneOffsets(timeZone, NOW), moment.getTime())) ?? {}
        expect(minuteOf(siteIn(timeZone), moment)).toBe(`${date} ${time}`)
      },
    ),
  )
})

test('a period ends on the last day on which it holds', () => {
  const shanghai = { timeZone: 'Asia/Shanghai' }
  const [start, end] = [new Date('2026-03-03T16:00:00Z'), new Date('2026-03-04T16:00:00Z')]
  expect(endMinuteOf(shanghai, end)).toBe('2026-03-04 24:00')
  expect(periodText(shanghai, start, end, true)).toBe('2026-03-04')
  expect(periodText(shanghai, start, end, false)).toBe('2026-03-04 00:00 – 2026-03-04 24:00')
  expect(periodText(shanghai, start, new Date('2026-03-06T16:00:00Z'), true)).toBe('2026-03-04 – 2026-03-06')
})
