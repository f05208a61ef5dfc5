import { countries } from '@storefront/contract/domain/country/country'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { DateField, DateTimeField } from '../../studio/src/editing/dates/DateFields'
import { showLanguage } from '../../studio/src/i18n'
import { typeDate } from './support/dates'
import { owner } from './support/stub-calls'

const china = countries.CN
const values: string[] = []
/** A field of a day or of a moment in a shop in Shanghai; the device is in New York. */
function Example({ first, hasTime }: { first: string; hasTime: boolean }) {
  const [value, setValue] = useState(first)
  const Field = hasTime ? DateTimeField : DateField
  return (
    <Field
      aria-label="日期"
      value={value}
      onChange={(next) => {
        values.push(next)
        setValue(next)
      }}
    />
  )
}
const open = (first: string, hasTime: boolean) => {
  const client = new QueryClient()
  client.setQueryData(['me'], owner)
  render(
    <QueryClientProvider client={client}>
      <Example first={first} hasTime={hasTime} />
    </QueryClientProvider>,
  )
  return screen.getByLabelText('日期')
}
beforeEach(() => values.splice(0))
afterEach(() => Object.assign(countries, { CN: china }))

test.each([
  ['zh-cn', '2026年3月1日 周日 09:30', '2026年3月1日 周日'],
  ['en', 'Sun, Mar 1, 2026, 9:30 AM', 'Sun, Mar 1, 2026'],
  ['id', 'Min, 1 Mar 2026, 09.30', 'Min, 1 Mar 2026'],
])('a date is shown with its weekday in %s', async (language, moment, day) => {
  await showLanguage(language)
  expect(open('2026-03-01T09:30', true)).toHaveValue(moment)
  cleanup()
  expect(open('2026-03-01', false)).toHaveValue(day)
})

test.each([
  [7, ['日', '一', '二', '三', '四', '五', '六']],
  [1, ['一', '二', '三', '四', '五', '六', '日']],
])('weeks begin with the weekday of the country: %i', async (firstWeekday, names) => {
  await showLanguage('zh-cn')
  Object.assign(countries, { CN: { ...china, firstWeekday } })
  const field = open('2026-03-01', false)
  fireEvent.mouseDown(field)
  fireEvent.click(field)
  const heads = [...document.querySelectorAll('.ant-picker-content th')].map((cell) => cell.textContent)
  expect(heads).toEqual(names)
  // The first of March 2026 is a Sunday.
  const days = [...document.querySelectorAll('.ant-picker-cell')].map((cell) => cell.getAttribute('title'))
  expect(days.indexOf('2026-03-01') % 7).toBe(names.indexOf('日'))
})

test('an hour that the device’s zone leaves out is shown and stored as it is', () => {
  // In New York the clocks go from 2:00 to 3:00 on this day.
  expect(open('2026-03-08T02:30', true)).toHaveValue('2026年3月8日 周日 02:30')
  typeDate('日期', '2026-03-08 02:45')
  expect(values.at(-1)).toBe('2026-03-08T02:45')
})

test.each(['2026-04-05', '2026/04/05', '2026.04.05', '20260405', '2026年4月5日 周一'])('%s can be typed', (text) => {
  open('', false)
  typeDate('日期', text)
  expect(values.at(-1)).toBe('2026-04-05')
})

test('a text that is no date changes nothing', () => {
  open('2026-03-01', false)
  typeDate('日期', '2026-02-31')
  expect(values).toEqual([])
})
