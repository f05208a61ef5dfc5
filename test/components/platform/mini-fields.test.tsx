import Taro from '@tarojs/taro'
import { act } from 'react'
import { DateInput as AlipayDateInput } from '@/platform/elements/date-input/index.alipay'
import { DateInput as WeappDateInput } from '@/platform/elements/date-input/index.weapp'
import { InputElement } from '@/platform/elements/input/index.mini'
import { TextareaElement } from '@/platform/elements/textarea/index.mini'
import type { DateInputProps, InputProps } from '@/platform/elements/types'
import { blockNavigation as alipayBlock } from '@/platform/navigation-guard/index.alipay'
import { blockNavigation as weappBlock } from '@/platform/navigation-guard/index.weapp'
import { render } from '../../setup/render'

interface Wheel {
  readonly mode: string
  readonly value: string
  readonly start: string
  readonly end: string
  readonly onChange: (event: { detail: { value: string } }) => void
}
const mockWheels: Wheel[] = []
const mockInputs: { focus: boolean; maxlength: number; onBlur: () => void }[] = []
const mockAreas: { maxlength: number }[] = []
jest.mock('@tarojs/components', () => ({
  ...jest.requireActual('@/platform/taro-components/view'),
  Picker: ({ children, ...props }: Wheel & { children: JSX.Element }) => {
    mockWheels.push(props)
    return children
  },
  Textarea: (props: { maxlength: number }) => {
    mockAreas.push(props)
    return null
  },
  Input: (props: { focus: boolean; maxlength: number; onBlur: () => void }) => {
    mockInputs.push(props)
    return null
  },
}))
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { enableAlertBeforeUnload: jest.fn(), disableAlertBeforeUnload: jest.fn() },
}))

const onChange = jest.fn()
const props = (more: Partial<DateInputProps> = {}): DateInputProps => ({
  id: 'd',
  kind: 'date',
  value: '',
  label: '生日',
  placeholder: '请选择',
  onChange,
  ...more,
})
/** The wheel of a mode as it was rendered last. */
const wheel = (mode: string): Wheel => {
  const wheel = mockWheels.filter((one) => one.mode === mode).pop()
  if (!wheel) throw new Error(`no wheel of ${mode}`)
  return wheel
}
const turn = (mode: string, value: string) => act(async () => wheel(mode).onChange({ detail: { value } }))

beforeEach(() => {
  onChange.mockReset()
  mockWheels.length = 0
})

test('WeChat: a date input opens the date picker with its bounds', async () => {
  const screen = await render(<WeappDateInput {...props({ min: '2026-01-01', max: '2026-12-31' })} />)
  expect([wheel('date').start, wheel('date').end, screen.text()]).toEqual(['2026-01-01', '2026-12-31', '请选择'])
  await turn('date', '2026-03-01')
  expect(onChange).toHaveBeenCalledWith('2026-03-01')
})

test.each<readonly [readonly [string, string], readonly [string, string]]>([
  [
    ['date', '2026-03-01'],
    ['time', '09:30'],
  ],
  [
    ['time', '09:30'],
    ['date', '2026-03-01'],
  ],
])('WeChat: a datetime is emitted once both date and time are chosen, %j first', async (first, second) => {
  await render(<WeappDateInput {...props({ kind: 'datetime' })} />)
  await turn(...first)
  expect(onChange).not.toHaveBeenCalled()
  await turn(...second)
  expect(onChange).toHaveBeenCalledWith('2026-03-01 09:30')
})

test('WeChat: changing the time of an existing datetime leaves its date unchanged', async () => {
  await render(<WeappDateInput {...props({ kind: 'datetime', value: '2026-03-01 09:30' })} />)
  await turn('time', '18:00')
  expect(onChange).toHaveBeenCalledWith('2026-03-01 18:00')
})

describe('Alipay', () => {
  const datePicker = jest.fn()
  beforeEach(() => {
    datePicker.mockReset()
    Object.assign(globalThis, { my: { datePicker, enableAlertBeforeUnload: jest.fn() } })
  })
  afterEach(() => void Reflect.deleteProperty(globalThis, 'my'))
  const open = async (more: Partial<DateInputProps>) => {
    const screen = await render(<AlipayDateInput {...props(more)} />)
    await screen.tap(/^生日/)
    return datePicker.mock.calls[0]?.[0] as {
      format: string
      currentDate?: string
      success: (result: { date: string }) => void
      fail: (error: unknown) => void
    }
  }

  test.each([
    ['date', '2026-03-01', 'yyyy-MM-dd'],
    ['time', '09:30', 'HH:mm'],
    ['datetime', '2026-03-01 09:30', 'yyyy-MM-dd HH:mm'],
  ] as const)('a %s is chosen in the vendor picker with the matching format', async (kind, text, format) => {
    const picker = await open({ kind, value: text })
    expect([picker.format, picker.currentDate]).toEqual([format, text])
    picker.success({ date: text })
    expect(onChange).toHaveBeenCalledWith(text)
  })

  test('a closed picker and an invalid date change nothing', async () => {
    const picker = await open({})
    picker.fail({ error: 11 })
    picker.success({ date: '' })
    expect(onChange).not.toHaveBeenCalled()
  })

  test('the navigation guard does nothing in a client without the API', () => {
    Object.assign(globalThis, { my: {} })
    expect(() => alipayBlock('未保存', async () => true)()).not.toThrow()
  })
})

test('WeChat: the navigation guard enables the leave alert with its message until it is released', () => {
  const release = weappBlock('未保存', async () => true)
  expect(Taro.enableAlertBeforeUnload).toHaveBeenCalledWith({ message: '未保存' })
  expect(Taro.disableAlertBeforeUnload).not.toHaveBeenCalled()
  release()
  expect(Taro.disableAlertBeforeUnload).toHaveBeenCalledTimes(1)
})

test('WeChat: the navigation guard does nothing in a client without the API', () => {
  const originalTaro = { ...Taro }
  Object.assign(Taro, { enableAlertBeforeUnload: undefined, disableAlertBeforeUnload: undefined })
  expect(() => weappBlock('未保存', async () => true)()).not.toThrow()
  Object.assign(Taro, originalTaro)
})

test('an input regains the focus with each focus request, also after a blur', async () => {
  const field = (focusRequestId: number) => (
    <InputElement id="i" label="昵称" value="" onChange={() => {}} focusRequestId={focusRequestId} />
  )
  const last = () => mockInputs[mockInputs.length - 1]
  const { rerender } = await render(field(0))
  expect(last()?.focus).toBe(false)
  await rerender(field(1))
  expect(last()?.focus).toBe(true)
  await act(async () => last()?.onBlur())
  expect(last()?.focus).toBe(false)
  await rerender(field(2))
  expect(last()?.focus).toBe(true)
})

describe('maximum length of an input', () => {
  const field = { id: 'f', value: '', label: '字段', onChange: () => {} }

  test.each<[string, Partial<InputProps>, number]>([
    ['a code that was sent', { kind: 'number', autoComplete: 'one-time-code' }, 6],
    ['a field with a bound of its own', { kind: 'number', maxLength: 7 }, 7],
  ])('of %s is its expected length', async (_, props, length) => {
    await render(<InputElement {...field} {...props} />)
    expect(mockInputs.at(-1)?.maxlength).toBe(length)
  })

  test('defaults to at least 10000, since Alipay does not support -1', async () => {
    await render(
      <>
        <InputElement {...field} />
        <TextareaElement {...field} rows={3} />
      </>,
    )
    expect(mockInputs.at(-1)?.maxlength).toBeGreaterThanOrEqual(10_000)
    expect(mockAreas.at(-1)?.maxlength).toBeGreaterThanOrEqual(10_000)
  })
})
