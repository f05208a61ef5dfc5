import { loadFlash, onFlash, showFlash } from '@/state/flash'

const mockWaiting = jest.fn()
jest.mock('@/services/base', () => ({ base: { flashMessages: () => mockWaiting() } }))

const settled = () => new Promise((resolve) => setImmediate(resolve))
const show = jest.fn<Promise<void>, [readonly unknown[]]>()
beforeEach(() => {
  show.mockReset().mockResolvedValue()
  onFlash(show)
})
const one = { kind: 'link', description: '一' }
const two = { kind: 'link', description: '二' }

test('messages of one reply are shown together; those of the next wait until they are closed', async () => {
  let close: () => void = () => {}
  show.mockImplementationOnce(() => new Promise<void>((resolve) => (close = resolve)))
  showFlash([one, two])
  showFlash([two])
  await settled()
  expect(show.mock.calls).toEqual([[[one, two]]])
  close()
  await settled()
  expect(show.mock.calls).toEqual([[[one, two]], [[two]]])
})

test('nothing to say opens nothing, and a failure holds up none after it', async () => {
  show.mockRejectedValueOnce(new Error('no dialog'))
  showFlash([])
  showFlash([one])
  showFlash([two])
  await settled()
  expect(show.mock.calls).toEqual([[[one]], [[two]]])
})

test('what waits for the user is asked for, and silence when that fails', async () => {
  mockWaiting.mockResolvedValueOnce({ count: 1, results: [one] }).mockRejectedValueOnce(new Error('offline'))
  await loadFlash()
  await loadFlash()
  await settled()
  expect(show.mock.calls).toEqual([[[one]]])
})
