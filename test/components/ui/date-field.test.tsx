import { useState } from 'react'
import { DateField, type DateFieldProps } from '@/ui/controls/DateField'
import { fireEvent } from '@testing-library/react/pure'
import '@/i18n/subpackage'
import { render } from '../../setup/render'

// What the H5 build puts in the place of Taro's components (config/h5-chain.ts).

const onValue = jest.fn()
function Day({ value: first = '', ...props }: Partial<DateFieldProps>) {
  const [value, setValue] = useState(first)
  const onChange = (text: string) => {
    onValue(text)
    setValue(text)
  }
  return <DateField kind="date" label="生日" {...props} value={value} onChange={onChange} />
}
beforeEach(() => onValue.mockClear())

type Screen = Awaited<ReturnType<typeof render>>
const column = (screen: Screen, name: string) => {
  const group = screen.role('radiogroup').find((node) => node.getAttribute('aria-label') === name)
  if (!group) throw new Error(`no column ${name}`)
  return group
}
const numbers = (screen: Screen, name: string) =>
  [...column(screen, name).querySelectorAll('[role=radio]')].map((node) => node.textContent)
const pick = (screen: Screen, name: string, number: string) => {
  const node = [...column(screen, name).querySelectorAll('[role=radio]')].find((one) => one.textContent === number)
  if (!node) throw new Error(`no ${number} in ${name}`)
  fireEvent.click(node)
}

test('a date is chosen by its parts, never in a field of the browser, and shown with its weekday', async () => {
  const screen = await render(<Day value="2031-03-01" />)
  expect(screen.box.querySelector('input')).toBeNull()
  await screen.tap('生日 2031年3月1日 周六')
  await screen.waitFor(() => screen.role('radiogroup').length === 3)
  pick(screen, '月', '04')
  pick(screen, '日', '30')
  await screen.tap('选 2031年4月30日 周三')
  expect(onValue).toHaveBeenLastCalledWith('2031-04-30')
  expect(screen.role('dialog')).toEqual([])
})

test('the columns have what lies between the bounds alone', async () => {
  const screen = await render(<Day min="2030-11-29" max="2031-02-03" value="2031-02-01" />)
  await screen.tap(/^生日 /)
  await screen.waitFor(() => screen.role('radiogroup').length === 3)
  expect(numbers(screen, '年')).toEqual(['2030', '2031'])
  expect(numbers(screen, '月')).toEqual(['01', '02'])
  expect(numbers(screen, '日')).toEqual(['01', '02', '03'])
  pick(screen, '年', '2030')
  expect(numbers(screen, '月')).toEqual(['11', '12'])
})

test('a month without the chosen day gets its last one', async () => {
  const screen = await render(<Day value="2031-01-31" />)
  await screen.tap(/^生日 /)
  await screen.waitFor(() => screen.role('radiogroup').length === 3)
  pick(screen, '月', '02')
  await screen.tap('选 2031年2月28日 周五')
  expect(onValue).toHaveBeenLastCalledWith('2031-02-28')
})

test('a datetime is stored with a space, its columns walked by the arrows', async () => {
  const screen = await render(<Day kind="datetime" value="2031-03-01 09:30" />)
  await screen.tap(/^生日 /)
  await screen.waitFor(() => screen.role('radiogroup').length === 5)
  fireEvent.keyDown(column(screen, '时'), { key: 'ArrowDown' })
  fireEvent.keyDown(column(screen, '分'), { key: 'Home' })
  await screen.tap('选 2031年3月1日 周六 10:00')
  expect(onValue).toHaveBeenLastCalledWith('2031-03-01 10:00')
})

test.each([
  ['2025-12-31', '不能早于2026-01-01'],
  ['2027-01-01', '不能晚于2026-12-31'],
])('shows a message for the date %s outside the bounds', async (day, words) => {
  const screen = await render(<Day min="2026-01-01" max="2026-12-31" value={day} />)
  expect(screen.role('alert')[0]?.textContent).toBe(words)
})

test('a clearable date can be cleared', async () => {
  const screen = await render(<Day value="2026-03-01" clearable />)
  await screen.tap('清空 生日')
  expect(onValue).toHaveBeenLastCalledWith('')
})
