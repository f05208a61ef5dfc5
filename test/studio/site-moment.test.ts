import { siteLocal, siteMoment } from '../../studio/src/i18n/site-moment'

test.each([
  ['2026-03-01T09:30', 'Asia/Shanghai', '2026-03-01T01:30:00.000Z'],
  ['2026-03-01T09:30:15', 'Asia/Shanghai', '2026-03-01T01:30:15.000Z'],
  ['2026-03-08T01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T12:00', 'America/New_York', '2026-11-01T17:00:00.000Z'],
])('%s in %s is %s, whatever the zone of the device', (local, zone, moment) => {
  expect(siteMoment(local, zone)?.toISOString()).toBe(moment)
  expect(siteLocal(moment, zone)).toBe(local.slice(0, 16))
})

test('a time that the clocks skip is the moment of the change, and one that they show twice the first', () => {
  const moments = ['2026-03-08T02:30', '2026-11-01T01:30'].map((local) => siteMoment(local, 'America/New_York'))
  expect(moments.map((moment) => moment?.toISOString())).toEqual([
    '2026-03-08T07:00:00.000Z',
    '2026-11-01T05:30:00.000Z',
  ])
})

test.each(['', '2026-13-01T00:00', '2026-02-30T09:00', '2026-03-01'])('%p is no time', (local) => {
  expect(siteMoment(local, 'UTC')).toBeNull()
})

test('no moment has no local time', () => expect(siteLocal(null, 'UTC')).toBe(''))
