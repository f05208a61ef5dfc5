import type { NativeBridge } from '@/platform/native-bridge/types'
import type { TokenStore } from '@/platform/token/types'
import { type Shell, enter, injectBridge, injected, removeBridge } from './web-env'

const bridge = () => jest.requireActual<{ nativeBridge: NativeBridge }>('@/platform/native-bridge').nativeBridge
const tokens = () => jest.requireActual<{ token: TokenStore }>('@/platform/token').token
const reasonOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: { reason?: string }) => error.reason,
  )

afterEach(() => {
  removeBridge()
  jest.useRealTimers()
})

describe('native bridge', () => {
  test('invoke sends JSON with an id and resolves to the result', async () => {
    enter('app')
    const requests = injectBridge(({ params }) => ({ result: { text: JSON.stringify(params) } }))
    expect(await bridge().invoke('scan', { kind: 'qr' })).toEqual({ text: '{"kind":"qr"}' })
    expect(requests).toEqual([{ id: expect.stringMatching(/^[a-z0-9]+-1$/), method: 'scan', params: { kind: 'qr' } }])
  })

  test('invoke matches responses to messages by id, in any order', async () => {
    enter('app')
    const requests = injectBridge(() => undefined)
    const both = Promise.all([bridge().invoke('a'), bridge().invoke('b')])
    for (const { id, method } of [...requests].reverse()) injected.__storefrontReply?.({ id, ok: true, result: method })
    expect(await both).toEqual(['a', 'b'])
  })

  test.each([
    ['cancelled', 'cancelled'],
    [{ code: 'denied', message: 'no camera' }, 'denied'],
    ['unsupported', 'unsupported'],
    ['E_42', 'failed'],
    [undefined, 'failed'],
  ])('maps the error %p to %s', async (error, expected) => {
    enter('app')
    injectBridge(() => ({ error }))
    expect(await reasonOf(bridge().invoke('scan'))).toBe(expected)
  })

  test('times out after 10 s, and after 10 min for a payment', async () => {
    jest.useFakeTimers()
    enter('app')
    injectBridge(() => undefined)
    const ends: string[] = []
    for (const method of ['getToken', 'pay'])
      void reasonOf(bridge().invoke(method)).then((end) => ends.push(`${method} ${end}`))
    await jest.advanceTimersByTimeAsync(10_000)
    expect(ends).toEqual(['getToken timeout'])
    await jest.advanceTimersByTimeAsync(590_000)
    expect(ends).toEqual(['getToken timeout', 'pay timeout'])
  })

  test('ignores late, foreign and malformed responses', async () => {
    enter('app')
    const requests = injectBridge(() => undefined)
    const question = bridge().invoke('scan', {}, 30)
    for (const rubbish of ['{', null, 7, '{"id":"other-1","ok":true}', {}]) injected.__storefrontReply?.(rubbish)
    expect(await reasonOf(question)).toBe('timeout')
    injected.__storefrontReply?.({ id: requests[0]?.id, ok: true })
  })

  test('is absent in a browser even if a bridge is injected, and in an app without an injected bridge', async () => {
    enter('browser')
    const requests = injectBridge(() => ({ result: 1 }))
    expect([bridge().present(), await reasonOf(bridge().invoke('getToken'))]).toEqual([false, 'missing'])
    expect(requests).toEqual([])
    removeBridge()
    enter('app')
    expect([bridge().present(), await reasonOf(bridge().invoke('pay'))]).toEqual([false, 'missing'])
  })

  test('on delivers shell events until the listener is removed', () => {
    enter('app')
    const onToken = jest.fn()
    const stop = bridge().on('token', onToken)
    injected.__storefrontEvent?.('{"name":"token","data":{"token":"t2"}}')
    injected.__storefrontEvent?.({ name: 'other' })
    stop()
    injected.__storefrontEvent?.({ name: 'token', data: {} })
    expect(onToken.mock.calls).toEqual([[{ token: 't2' }]])
  })
})

describe('token of the native app', () => {
  const shell =
    (answers: Record<string, unknown>): Shell =>
    ({ method }) =>
      method in answers ? { result: answers[method] } : { error: 'unsupported' }

  test('is requested once at startup', async () => {
    enter('app')
    const requests = injectBridge(shell({ getToken: { token: 't1' } }))
    const token = tokens()
    await Promise.all([token.ready(), token.ready()])
    expect([token.get(), requests.map(({ method }) => method)]).toEqual(['t1', ['getToken']])
  })

  test('ten simultaneous refreshes request one new token', async () => {
    enter('app')
    const requests = injectBridge(shell({ getToken: { token: 't1' }, refreshToken: { token: 't2' } }))
    const token = tokens()
    await token.ready()
    expect(await Promise.all(Array.from({ length: 10 }, () => token.refresh()))).toEqual(Array(10).fill(true))
    expect([token.get(), requests.filter(({ method }) => method === 'refreshToken').length]).toEqual(['t2', 1])
  })

  test('refresh fails when the shell returns the same token or none', async () => {
    enter('app')
    injectBridge(shell({ getToken: { token: 't1' }, refreshToken: { token: 't1' } }))
    const token = tokens()
    await token.ready()
    expect(await token.refresh()).toBe(false)
    injectBridge(shell({}))
    expect(await token.refresh()).toBe(false)
  })

  test('follows login and logout events of the shell, and a logout is passed on to the shell', async () => {
    enter('app')
    const requests = injectBridge(shell({ getToken: { token: '' }, logout: {} }))
    const token = tokens()
    await token.ready()
    injected.__storefrontEvent?.({ name: 'token', data: { token: 't9' } })
    expect(token.get()).toBe('t9')
    await token.leave()
    expect([token.get(), requests.map(({ method }) => method)]).toEqual(['', ['getToken', 'logout']])
  })

  test('is empty without a bridge and in a browser, where cookies carry the session', async () => {
    for (const kind of ['app', 'browser'] as const) {
      enter(kind)
      const token = tokens()
      await token.ready()
      await token.leave()
      expect([token.get(), await token.refresh()]).toEqual(['', false])
    }
  })
})
