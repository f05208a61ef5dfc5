import { act, useState } from 'react'
import { DateField, type DateFieldProps } from '@/ui/controls/DateField'
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

const field = (box: HTMLElement) => {
  const input = box.querySelector('input')
  if (!input) throw new Error('no field')
  return input
}
const choose = (box: HTMLElement, text: string) =>
  act(async () => {
    const input = field(box)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('a date is chosen in a native input with its bounds', async () => {
  const screen = await render(<Day min="2026-01-01" max="2026-12-31" />)
  expect([field(screen.box).type, field(screen.box).min, field(screen.box).max]).toEqual([
    'date',
    '2026-01-01',
    '2026-12-31',
  ])
  await choose(screen.box, '2026-03-01')
  expect(onValue).toHaveBeenLastCalledWith('2026-03-01')
  expect(screen.role('alert')).toEqual([])
})

test('a datetime is stored with a space in place of the T of the native input', async () => {
  const screen = await render(<Day kind="datetime" value="2026-03-01 09:30" />)
  expect([field(screen.box).type, field(screen.box).value]).toEqual(['datetime-local', '2026-03-01T09:30'])
  await choose(screen.box, '2026-03-02T10:00')
  expect(onValue).toHaveBeenLastCalledWith('2026-03-02 10:00')
})

test.each([
  ['2025-12-31', '不能早于2026-01-01'],
  ['2027-01-01', '不能晚于2026-12-31'],
])('shows a message for the date %s outside the bounds', async (day, words) => {
  const screen = await render(<Day min="2026-01-01" max="2026-12-31" />)
  await choose(screen.box, day)
  expect(screen.role('alert')[0]?.textContent).toBe(words)
})

test('shows a message for an incomplete date on blur, until a date is chosen', async () => {
  const screen = await render(<Day />)
  const input = field(screen.box)
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } })
  await act(async () => {
    input.focus()
    input.blur()
  })
  expect(screen.role('alert')[0]?.textContent).toBe('请输入正确的日期')
  await choose(screen.box, '2026-03-01')
  expect(screen.role('alert')).toEqual([])
})

test('a clearable date can be cleared', async () => {
  const screen = await render(<Day value="2026-03-01" clearable />)
  await screen.tap('清空 生日')
  expect(onValue).toHaveBeenLastCalledWith('')
})
