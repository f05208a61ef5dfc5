import { dateTimeViolation, isDateTime, isDate } from '@storefront/contract/domain/date-time'
import fc from 'fast-check'

test('isDate accepts every existing day', () => {
  const day = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  fc.assert(fc.property(day, (moment) => isDate(moment.toISOString().slice(0, 10))))
})

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-1-1',
  '26-01-01',
  '2026/01/01',
  '0000-01-01',
  '',
  '2026-01-01 ',
])('isDate refuses %p', (text) => expect(isDate(text)).toBe(false))

test('isDate accepts leap days in leap years only', () =>
  expect(['2024-02-29', '2000-02-29', '1900-02-29'].map(isDate)).toEqual([true, true, false]))

test('a time has hours up to 23 and minutes up to 59', () => {
  expect(['00:00', '23:59', '24:00', '9:30', '12:60'].map((text) => isDateTime('time', text))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a date-time is a date and a time separated by one space', () => {
  expect(
    ['2026-03-01 09:30', '2026-03-01T09:30', '2026-03-01', '2026-03-01 09:30 '].map((text) =>
      isDateTime('datetime', text),
    ),
  ).toEqual([true, false, false, false])
})

test('limits are inclusive, and an empty value has no violation', () => {
  const bounds = { min: '2026-03-01', max: '2026-03-31' }
  const of = (text: string) => dateTimeViolation('date', text, bounds)
  expect(['', '2026-03-01', '2026-03-31', '2026-02-28', '2026-04-01', 'soon'].map(of)).toEqual([
    null,
    null,
    null,
    'early',
    'late',
    'invalid',
  ])
})
