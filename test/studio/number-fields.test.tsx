import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Button, ConfigProvider, Form } from 'antd'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { useState } from 'react'
import { NumberInput } from '../../studio/src/editing/NumberInput'
import { NumberItem } from '../../studio/src/editing/NumberItem'
import { numberProblem } from '../../studio/src/editing/number-problem'
import { owner, stubCalls } from './support/stub-calls'

const onValue = jest.fn()
const limits = { min: 0, max: 1000, precision: 0 } as const

function InForm() {
  return (
    <Form onFinish={onValue}>
      <NumberItem name="n" label="数量" {...limits} />
      <Button htmlType="submit">保存</Button>
    </Form>
  )
}
function Alone() {
  const [value, setValue] = useState<number | null>(5)
  const change = (next: number | null) => {
    onValue(next)
    setValue(next)
  }
  return <NumberInput aria-label="数量" {...limits} value={value} onChange={change} />
}

function open(node: React.ReactNode) {
  stubCalls({ 'GET /studio/me/': { body: owner } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ConfigProvider>{node}</ConfigProvider>
    </QueryClientProvider>,
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>('数量')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

beforeEach(() => onValue.mockClear())

test.each([
  ['1,000', 1000],
  ['１２', 12],
  [' 7 ', 7],
])('%j in a form is sent as %d', async (text, value) => {
  open(<InForm />)
  type(text)
  fireEvent.blur(field())
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  await waitFor(() => expect(onValue).toHaveBeenCalledWith({ n: value }))
  expect(field().value).toBe(String(value))
})

test.each([
  ['1,00', '“1,00”读不出准确的数字，请写成 1,000.5 这样'],
  ['1001', '不能大于 1000'],
  ['-1', '不能小于 0'],
  ['1.5', '请填写整数'],
])('%j in a form is never cut or rounded, but refused', async (text, message) => {
  open(<InForm />)
  type(text)
  fireEvent.blur(field())
  expect(await screen.findByText(message)).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  expect(field().value).toBe(text)
  expect(onValue).not.toHaveBeenCalled()
})

test('a field outside of a form says itself what it refuses, and keeps its value', () => {
  open(<Alone />)
  type('2000')
  fireEvent.blur(field())
  expect(screen.getByRole('alert')).toHaveTextContent('不能大于 1000')
  expect([field().value, onValue.mock.calls]).toEqual(['2000', []])
  type('200')
  expect(onValue).toHaveBeenLastCalledWith(200)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a number within its limits is taken as it is, any other is refused', () => {
  const t = (key: string) => key
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), fc.nat(99), (whole, cents) => {
      const value = Number(`${whole}.${String(cents).padStart(2, '0')}`)
      const isTaken = numberProblem(t, String(value), limits, 'zh-cn') === null
      expect(isTaken).toBe(Number.isInteger(value) && value >= 0 && value <= 1000)
    }),
  )
})
