import { http as miniHttp } from '@/platform/http/index.mini'

const mockTaro = { request: jest.fn(), uploadFile: jest.fn() }
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  get default() {
    return mockTaro
  },
}))

const file = {
  url: 'https://x/api/base/upload/',
  path: 'http://tmp/a.png',
  name: 'a.png',
  field: 'file',
  headers: { Authorization: 'Token t' },
  timeoutMs: 60_000,
}
const task = (promise: Promise<unknown>, more: object = {}) => Object.assign(promise, { abort() {}, ...more })

test('an upload has the file options of both vendors and reports its progress', async () => {
  const shares: number[] = []
  const onProgressUpdate = (listener: (event: { progress: number }) => void) => listener({ progress: 25 })
  mockTaro.uploadFile.mockReturnValue(
    task(Promise.resolve({ statusCode: 200, data: '{"id":7}' }), { onProgressUpdate }),
  )
  expect(await miniHttp.upload({ ...file, onProgress: (share) => shares.push(share) })).toEqual({
    status: 200,
    body: { id: 7 },
  })
  expect(mockTaro.uploadFile).toHaveBeenCalledWith({
    url: file.url,
    filePath: file.path,
    name: 'file',
    fileType: 'image',
    header: file.headers,
    timeout: 60_000,
  })
  expect(shares).toEqual([0.25])
})

test('an upload aborted by its caller is aborted at the vendor', async () => {
  const stop = new AbortController()
  let fail: (error: unknown) => void = () => {}
  mockTaro.uploadFile.mockReturnValue(
    task(new Promise((_, reject) => (fail = reject)), { abort: () => fail({ errMsg: 'uploadFile:fail abort' }) }),
  )
  const reply = miniHttp.upload({ ...file, signal: stop.signal })
  stop.abort()
  await expect(reply).rejects.toMatchObject({ reason: 'aborted' })
})

test.each(['Retry-After', 'retry-after'])('the retry delay is read from the header %s', async (name) => {
  mockTaro.request.mockReturnValue(task(Promise.resolve({ statusCode: 429, data: {}, header: { [name]: '3' } })))
  expect(await miniHttp.send({ method: 'GET', url: 'https://x/', headers: {}, timeoutMs: 1 })).toMatchObject({
    status: 429,
    retryAfter: 3,
  })
})

test('a result without a status is a network error', async () => {
  mockTaro.request.mockReturnValue(task(Promise.resolve({ data: 'x' })))
  await expect(miniHttp.send({ method: 'GET', url: 'https://x/', headers: {}, timeoutMs: 1 })).rejects.toMatchObject({
    reason: 'network',
  })
})
