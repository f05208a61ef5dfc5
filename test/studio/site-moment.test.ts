import { siteMoment } from '../../studio/src/i18n/site-moment'

test.each([
  ['2026-03-01T09:30', 'Asia/Shanghai', '2026-03-01T01:30:00.000Z'],
  ['2026-03-08T01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T12:00', 'America/New_York', '2026-11-01T17:00:00.000Z'],
])('%s in %s is %s, whatever the zone of the device', (local, zone, moment) => {
  expect(siteMoment(local, zone)?.toISOString()).toBe(moment)
})

test('an unfinished time is none', () => {
  expect([siteMoment('', 'UTC'), siteMoment('2026-13-01T00:00', 'UTC')]).toEqual([null, null])
})
