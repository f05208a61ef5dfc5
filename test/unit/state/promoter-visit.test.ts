import { ApiError } from '@/services/error'
import { promoterCodeOf, sceneParams, trackingOf } from '@/lib/tracking'
import { rememberPromoter, startPromoterVisits } from '@/state/promoter-visit'

const mockCall = jest.fn()
const mockSession = { isIn: false, listener: () => {} }
let mockStored: unknown = null
jest.mock('@/services/client', () => ({ call: (...args: unknown[]) => mockCall(...args) }))
jest.mock('@/state/session', () => ({
  isLoggedIn: () => mockSession.isIn,
  onUserChange: (listener: () => void) => {
    mockSession.listener = listener
    return () => {}
  },
}))
jest.mock('@/platform/storage', () => ({
  stored: () => ({
    read: () => mockStored,
    write: (value: unknown) => {
      mockStored = value
    },
    clear: () => {
      mockStored = null
    },
  }),
}))

const setLoggedIn = (isIn: boolean) => {
  mockSession.isIn = isIn
  mockSession.listener()
}
const calls = () => mockCall.mock.calls
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

beforeEach(() => {
  mockStored = null
  mockSession.isIn = false
  mockCall.mockReset().mockResolvedValue({ is_recorded: true, expires: null })
  startPromoterVisits()
})

test('a visitor’s visit waits on the device and is sent once after the login, with its moment', async () => {
  rememberPromoter('FIRST')
  rememberPromoter('LAST')
  await turn()
  expect(calls()).toEqual([])
  const before = Date.now()
  setLoggedIn(true)
  await turn()
  expect(calls()).toEqual([
    [
      'POST /distribution/visit/',
      { body: { code: 'LAST', visited: expect.any(String) } },
      { idempotencyKey: expect.any(String), silent: true },
    ],
  ])
  expect(Date.parse(calls()[0]?.[1].body.visited)).toBeLessThanOrEqual(before)
  setLoggedIn(false)
  setLoggedIn(true)
  await turn()
  expect(calls()).toHaveLength(1)
})

test('a visit that was not taken is sent again by the same key after the next login', async () => {
  mockCall.mockRejectedValueOnce(new ApiError({ kind: 'network' }))
  setLoggedIn(true)
  rememberPromoter('CODE')
  await turn()
  setLoggedIn(false)
  setLoggedIn(true)
  await turn()
  expect(calls()).toHaveLength(2)
  expect(calls()[0]?.[2].idempotencyKey).toBe(calls()[1]?.[2].idempotencyKey)
})

test.each([
  ['c=DEMOPROM', 'DEMOPROM'],
  ['c=', null],
  ['c=<b>', null],
  ['7', null],
])('a scanned scene %j stands for the promoter %j', (scene, code) => {
  const tracking = trackingOf(sceneParams(scene))
  expect(tracking && promoterCodeOf(tracking)).toBe(code)
})

test('a link by another channel or campaign names no promoter', () => {
  expect(promoterCodeOf({ campaign: '_sp_pro', source: 'session', content: 'a7' })).toBeNull()
  expect(promoterCodeOf({ campaign: '_sp_int', source: 'promoter', content: 'a7' })).toBeNull()
})
