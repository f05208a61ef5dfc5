import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { useState } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App } from '../../studio/src/app/App'
import { NumberInput } from '../../studio/src/editing/NumberInput'
import { numberProblem } from '../../studio/src/editing/number-problem'
import { owner, stubCalls } from './support/stub-calls'

const rules = {
  sensitive_words: [],
  hold_below_approved: 3,
  hold_account_days: 0,
  hold_links: false,
  hold_pictures: false,
  wechat_check: false,
}
const limits = { min: 0, max: 100, precision: 0 } as const
const SAVE = 'PUT /studio/ops/moderation/setting/'

function openRules() {
  window.history.replaceState(null, '', '/studio/moderation/rules')
  const requests = stubCalls({
    'GET /studio/me/': { body: owner },
    'GET /studio/ops/moderation/setting/': { body: rules },
    [SAVE]: { body: rules },
  })
  render(<App />)
  return () => requests.filter(({ key }) => key === SAVE)
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
async function typeAndLeave(text: string): Promise<HTMLInputElement> {
  const input = await field('新作者')
  fireEvent.change(input, { target: { value: text } })
  fireEvent.blur(input)
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  return input
}

test.each([
  ['１２', 12],
  [' 7 ', 7],
  ['100.0', 100],
])('%j in a form is sent as %d', async (text, value) => {
  const saves = openRules()
  const input = await typeAndLeave(text)
  await waitFor(() => expect(saves()[0]?.body).toMatchObject({ hold_below_approved: value }))
  expect(input.value).toBe(String(value))
})

test.each([
  ['1,00', '「1,00」读不出准确的数字，请写成 1,000.5 这样'],
  ['1,000', '不能大于 100'],
  ['-1', '不能小于 0'],
  ['1.5', '请填写整数'],
])('%j in a form is never cut or rounded, but refused', async (text, message) => {
  const saves = openRules()
  await typeAndLeave(text)
  expect((await screen.findAllByText(message))[0]).toBeVisible()
  expect(saves()).toEqual([])
})

const onValue = jest.fn()
function Alone() {
  const [value, setValue] = useState<number | null>(5)
  const change = (next: number | null) => {
    onValue(next)
    setValue(next)
  }
  return <NumberInput aria-label="数量" {...limits} value={value} onChange={change} />
}

test('a field outside of a form says itself what it refuses, and keeps its value', async () => {
  stubCalls({ 'GET /studio/me/': { body: owner } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Alone />
    </QueryClientProvider>,
  )
  const input = await field('数量')
  fireEvent.change(input, { target: { value: '2000' } })
  fireEvent.blur(input)
  expect(screen.getByRole('alert')).toHaveTextContent('不能大于 100')
  expect([input.value, onValue.mock.calls]).toEqual(['2000', []])
  fireEvent.change(input, { target: { value: '20' } })
  expect(onValue).toHaveBeenLastCalledWith(20)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a number within its limits is taken as it is, any other is refused', () => {
  const t = (key: string) => key
  fc.assert(
    fc.property(fc.integer({ min: -2000, max: 2000 }), fc.nat(99), (whole, cents) => {
      const value = Number(`${whole}.${String(cents).padStart(2, '0')}`)
      const isTaken = numberProblem(t, String(value), limits, 'zh-cn') === null
      expect(isTaken).toBe(Number.isInteger(value) && value >= 0 && value <= 100)
    }),
  )
})
