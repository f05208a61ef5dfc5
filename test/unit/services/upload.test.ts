import { configureCalls } from '@/services/client'
import { searchRemoteOptions } from '@/services/remote-options'
import { upload } from '@/services/upload'

const send = jest.fn()
jest.mock('@/platform/http', () => ({
  http: { send: (request: unknown) => send(request), upload: (request: unknown) => send(request) },
}))
jest.mock('@/platform/env', () => ({
  env: { appId: '', apiBase: () => '/api', domain: () => 'shop.example', cookie: () => 'c5' },
}))
jest.mock('@/platform/token', () => ({ token: { get: () => '', ready: async () => {} } }))
jest.mock('@/platform/text-store', () => ({
  textStore: { read: () => null, write: () => true, remove() {}, keys: () => [] },
}))
jest.mock('@/services/log', () => ({ logClient: jest.fn() }))

const image = { path: 'blob:1', name: 'a.png', bytes: 9, width: 1, height: 1, type: 'image/png' }
const renew = jest.fn(async () => false)
const unauthorized = jest.fn()
beforeEach(() => {
  for (const mock of [send, renew, unauthorized]) mock.mockClear()
  configureCalls({ renew, unauthorized })
})
afterAll(() => configureCalls({ renew: async () => false, unauthorized() {} }))

test.each([
  ['our own server', '/base/upload/', [1, 1]],
  ['another server', 'https://files.example/put', [0, 0]],
])('a 401 of %s to an upload ends the session only if it is ours', async (_server, url, calls) => {
  send.mockResolvedValue({ status: 401, body: { detail: 'no' } })
  await expect(upload(url, image)).rejects.toMatchObject({ status: 401 })
  expect([renew.mock.calls.length, unauthorized.mock.calls.length]).toEqual(calls)
})

test('another server gets no cookies with an upload and a search, ours does', async () => {
  send.mockResolvedValue({ status: 200, body: { results: [] } })
  for (const [file, list] of [
    ['/base/upload/', '/districts/'],
    ['https://files.example/put', 'https://lists.example/teas'],
  ] as const) {
    await upload(file, image)
    await searchRemoteOptions(list, '', new AbortController().signal)
  }
  expect(send.mock.calls.map(([{ isForeign }]) => isForeign ?? false)).toEqual([false, false, true, true])
})
