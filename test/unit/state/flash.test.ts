import { loadFlash, onFlash, showFlash } from '@/state/flash'

const mockWaiting = jest.fn()
jest.mock('@/services/api/site', () => ({ siteApi: { flashMessages: () => mockWaiting() } }))

const flushPromises = () => new Promise((resolve) => setImmediate(resolve))
const show = jest.fn<Promise<void>, [readonly unknown[]]>()
beforeEach(() => {
  show.mockReset().mockResolvedValue()
  onFlash(show)
})
const one = { kind: 'link', description: '一' }
const two = { kind: 'link', description: '二' }

test('messages of one response are shown together, and the next ones after they are closed', async () => {
  let close: () => void = () => {}
  show.mockImplementationOnce(() => new Promise<void>((resolve) => (close = resolve)))
  showFlash([one, two])
  showFlash([two])
  await flushPromises()
  expect(show.mock.calls).toEqual([[[one, two]]])
  close()
  await flushPromises()
  expect(show.mock.calls).toEqual([[[one, two]], [[two]]])
})

test('an empty list opens nothing, and a failed dialog does not block the next one', async () => {
  show.mockRejectedValueOnce(new Error('no dialog'))
  showFlash([])
  showFlash([one])
  showFlash([two])
  await flushPromises()
  expect(show.mock.calls).toEqual([[[one]], [[two]]])
})

test('waiting messages are loaded, and a failure is silent', async () => {
  mockWaiting.mockResolvedValueOnce({ count: 1, results: [one] }).mockRejectedValueOnce(new Error('offline'))
  await loadFlash()
  await loadFlash()
  await flushPromises()
  expect(show.mock.calls).toEqual([[[one]]])
})
