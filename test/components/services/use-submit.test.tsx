import { Text, View } from '@tarojs/components'
import { ApiError } from '@/services/error'
import { useSubmit } from '@/services/use-submit'
import { render } from '../../setup/render'

const mockShow = jest.fn()
jest.mock('@/services/error-handler', () => ({ showError: (error: unknown) => mockShow(error) }))

interface Props {
  send: (payload: { total: string }, key: string) => Promise<{ number: string }>
  onReply?: (reply: unknown) => void
  onError?: (error: unknown) => unknown
  total?: string
}

function Pay({ send, onReply, onError, total = '9.00' }: Props) {
  const { submit, busy } = useSubmit('checkout_submit', send, { onError })
  return (
    <View aria-label="提交" onClick={() => void submit({ total }).then((reply) => onReply?.(reply))}>
      <Text>{busy ? 'busy' : 'idle'}</Text>
    </View>
  )
}

const later = <T,>() => {
  let resolve: (value: T) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}
const keysOf = (send: jest.Mock) => send.mock.calls.map(([, key]) => key as string)
const order = { number: 'D1' }

beforeEach(() => {
  localStorage.clear()
  mockShow.mockReset()
})

test('a double tap submits once', async () => {
  const answer = later<typeof order>()
  const send = jest.fn(() => answer.promise)
  const replies = jest.fn()
  const screen = await render(<Pay send={send} onReply={replies} />)
  const button = screen.get('提交')
  await screen.tap(button)
  await screen.tap(button)
  expect(screen.text()).toBe('busy')
  answer.resolve(order)
  await screen.waitFor(() => screen.text() === 'idle')
  expect(send).toHaveBeenCalledTimes(1)
  expect(replies.mock.calls).toEqual([[undefined], [order]])
})

test('reuses the idempotency key after a timeout and creates a new one after a response', async () => {
  const send = jest
    .fn()
    .mockRejectedValueOnce(new ApiError({ kind: 'timeout' }))
    .mockResolvedValue(order)
  const screen = await render(<Pay send={send} />)
  for (let taps = 0; taps < 3; taps += 1) await screen.tap('提交')
  const [firstKey, second, next] = keysOf(send)
  expect(second).toBe(firstKey)
  expect(next).not.toBe(second)
})

test('a remounted form reuses the idempotency key of the pending submit, and a new one after its response', async () => {
  const send = jest.fn(() => new Promise<never>(() => {}))
  const before = await render(<Pay send={send} />)
  await before.tap('提交')
  await before.rerender(<View />)
  const again = jest.fn().mockResolvedValue(order)
  await before.rerender(<Pay send={again} />)
  await before.tap('提交')
  expect(keysOf(send)).toEqual([expect.stringMatching(/^\w{24}$/)])
  expect(keysOf(again)).toEqual(keysOf(send))
  // It is settled now.
  await before.tap('提交')
  expect(keysOf(again)).toEqual([...keysOf(send), expect.not.stringMatching(String(keysOf(send)[0]))])
})

test('a different payload has a different idempotency key, and the first one its own again', async () => {
  const send = jest.fn().mockRejectedValue(new ApiError({ kind: 'network' }))
  const screen = await render(<Pay send={send} />)
  await screen.tap('提交')
  await screen.rerender(<Pay send={send} total="12.00" />)
  await screen.tap('提交')
  await screen.rerender(<Pay send={send} />)
  await screen.tap('提交')
  const [first, other, again] = keysOf(send)
  expect(other).not.toBe(first)
  expect(again).toBe(first)
})

test('shows a refusal, resolves to undefined and uses a new idempotency key for the next try', async () => {
  const refusal = new ApiError({ kind: 'http', status: 409, code: '42001', detail: '库存不足' })
  const send = jest.fn().mockRejectedValue(refusal)
  const replies = jest.fn()
  const screen = await render(<Pay send={send} onReply={replies} />)
  await screen.tap('提交')
  await screen.tap('提交')
  expect(replies.mock.calls).toEqual([[undefined], [undefined]])
  expect(mockShow.mock.calls).toEqual([[refusal], [refusal]])
  expect(new Set(keysOf(send)).size).toBe(2)
})

test.each([
  [undefined, 0],
  [true, 0],
  [false, 1],
])('onError returning %p shows the default error %i times', async (answer, handledCount) => {
  const screen = await render(
    <Pay send={jest.fn().mockRejectedValue(new ApiError({ kind: 'network' }))} onError={() => answer} />,
  )
  await screen.tap('提交')
  expect(mockShow).toHaveBeenCalledTimes(handledCount)
})
