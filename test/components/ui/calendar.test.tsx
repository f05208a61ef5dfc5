import { act, fireEvent } from '@testing-library/react/pure'
import { useState } from 'react'
import { Calendar, type CalendarProps } from '@/ui/calendar/Calendar'
import { countries } from '@storefront/contract/domain/country/country'
import { setTimeZone } from '@/lib/time'
import { setCountryCode } from '@/ui/stores'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

const onValue = jest.fn()

beforeEach(() => {
  onValue.mockClear()
  jest.useFakeTimers({
    now: Date.parse('2026-02-28T20:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'performance'],
  })
  // It is March there already.
  setTimeZone([{ since: 0, minutes: 480 }])
})
afterEach(() => jest.useRealTimers())

function Reservation({ value: first = '', ...props }: Partial<CalendarProps>) {
  const [value, setValue] = useState(first)
  const onChange = (date: string) => {
    onValue(date)
    setValue(date)
  }
  return <Calendar label="预约日期" {...props} value={value} onChange={onChange} />
}
const open = async (props: Partial<CalendarProps> = {}) => {
  const screen = await render(<Reservation {...props} />)
  const buttons = () => [...screen.box.querySelectorAll('button')]
  const days = () => buttons().filter((button) => /日/.test(button.getAttribute('aria-label') ?? ''))
  const chosenNames = () =>
    days().flatMap((day) => (day.getAttribute('aria-pressed') === 'true' ? [day.getAttribute('aria-label')] : []))
  return { screen, days, chosenNames }
}

test('opens at the month of the site’s own day, in six rows', async () => {
  const { screen, days } = await open()
  expect(screen.role('status')[0]?.textContent).toBe('2026 年 3 月')
  expect(days().length).toBe(31)
  expect(screen.box.querySelectorAll('.nut-calendarcard-day:not(.header)').length).toBe(42)
})

test('a tapped day is chosen, and stays chosen when it is tapped again', async () => {
  const { screen, chosenNames } = await open()
  await screen.tap('2026 年 3 月 5 日')
  await screen.tap('2026 年 3 月 5 日')
  expect(onValue.mock.calls).toEqual([['2026-03-05'], ['2026-03-05']])
  expect(chosenNames()).toEqual(['2026 年 3 月 5 日'])
})

test('days outside the bounds and disabled days cannot be chosen', async () => {
  const { screen, days } = await open({
    min: '2026-03-10',
    max: '2026-03-20',
    isDisabled: (date) => date === '2026-03-15',
  })
  await screen.tap('2026 年 3 月 9 日')
  await screen.tap('2026 年 3 月 15 日')
  expect(onValue).not.toHaveBeenCalled()
  expect(days().filter((day) => day.getAttribute('aria-disabled') !== 'true').length).toBe(10)
})

test('turns to the next month and over the year, but not past the bounds', async () => {
  const { screen, days } = await open({ value: '2025-12-31', max: '2026-01-31' })
  await screen.tap('下个月')
  await screen.tap('下个月')
  expect(screen.role('status')[0]?.textContent).toBe('2026 年 1 月')
  expect(days()[0]?.getAttribute('aria-label')).toBe('2026 年 1 月 1 日')
})

test('a week has seven days from Sunday on, and turns by seven', async () => {
  const { screen, days } = await open({ mode: 'week', value: '2026-03-04' })
  const names = () => days().map((day) => day.textContent)
  expect(names()).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  await screen.tap('下一周')
  expect(names()).toEqual(['8', '9', '10', '11', '12', '13', '14'])
})

test('a day’s note is part of its name', async () => {
  const { days } = await open({ note: (date) => (date === '2026-03-06' ? '余 2' : '') })
  expect(days()[5]?.getAttribute('aria-label')).toBe('2026 年 3 月 6 日 余 2')
})

describe('in a country whose weeks begin on Monday', () => {
  beforeEach(() => {
    Object.assign(countries, { DE: { ...countries.CN, code: 'DE', firstWeekday: 1 } })
    setCountryCode('DE')
  })
  afterEach(() => {
    setCountryCode('')
    Reflect.deleteProperty(countries, 'DE')
  })

  test('a month has Monday first, and its first day below its name', async () => {
    const { screen } = await open()
    const names = [...screen.box.querySelectorAll('.nut-calendarcard-day.header')].map((cell) => cell.textContent)
    expect(names).toEqual([...'一二三四五六日'])
    // March 2026 begins on a Sunday.
    const cells = [...screen.box.querySelectorAll('.nut-calendarcard-day:not(.header)')]
    expect(cells.findIndex((cell) => cell.querySelector('button'))).toBe(6)
  })

  test('a week has seven days from Monday on', async () => {
    const { screen, days } = await open({ mode: 'week', value: '2026-03-04' })
    expect(days()[0]?.getAttribute('aria-label')).toBe('2026 年 3 月 2 日')
    expect(screen.box.textContent).toMatch(/一.*二.*日/s)
  })
})

describe('by keyboard', () => {
  const press = async (key: string) => {
    const active = document.activeElement
    if (!active) throw new Error('nothing has the focus')
    await act(async () => void fireEvent.keyDown(active, { key }))
  }
  const focusedName = () => document.activeElement?.getAttribute('aria-label')
  const openAt = async (value: string, props: Partial<CalendarProps> = {}) => {
    const calendar = await open({ value, ...props })
    document.body.append(calendar.screen.box)
    calendar
      .days()
      .find((day) => day.tabIndex === 0)
      ?.focus()
    return calendar
  }

  test('the tab key enters the days once, at the chosen one', async () => {
    const { days } = await openAt('2026-03-05')
    expect(
      days()
        .filter((day) => day.tabIndex === 0)
        .map((day) => day.getAttribute('aria-label')),
    ).toEqual(['2026 年 3 月 5 日'])
  })

  test.each([
    ['ArrowLeft', '2026 年 3 月 4 日'],
    ['ArrowRight', '2026 年 3 月 6 日'],
    ['ArrowDown', '2026 年 3 月 12 日'],
    ['ArrowUp', '2026 年 2 月 26 日'],
    ['Home', '2026 年 3 月 1 日'],
    ['End', '2026 年 3 月 7 日'],
    ['PageUp', '2026 年 2 月 5 日'],
    ['PageDown', '2026 年 4 月 5 日'],
  ])('%s leads to %s', async (key, name) => {
    await openAt('2026-03-05')
    await press(key)
    expect(focusedName()).toBe(name)
    expect(onValue).not.toHaveBeenCalled()
  })

  test('the keys stop at the bounds, and reach days that cannot be chosen', async () => {
    const { screen } = await openAt('2026-03-05', { min: '2026-03-04', isDisabled: (date) => date === '2026-03-04' })
    await press('ArrowUp')
    expect(focusedName()).toBe('2026 年 3 月 4 日')
    await screen.tap('2026 年 3 月 4 日')
    expect(onValue).not.toHaveBeenCalled()
  })

  test('a month without the day is entered at its last one', async () => {
    await openAt('2026-03-31')
    await press('PageDown')
    expect(focusedName()).toBe('2026 年 4 月 30 日')
  })
})

test('says which days are shown, at first and on each page', async () => {
  const onPageChange = jest.fn()
  const { screen } = await open({ onPageChange })
  await screen.tap('下个月')
  expect(onPageChange.mock.calls).toEqual([
    ['2026-03-01', '2026-03-31'],
    ['2026-04-01', '2026-04-30'],
  ])
})
