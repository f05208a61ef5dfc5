import { type App, boot, close, reload, expectMessages, until } from './support/app'
import { isMini } from './support/kind'
import { openShop, shop } from './support/origin'

let app: App
let uncaughtErrors: unknown[] = []
beforeEach(async () => {
  await openShop()
  app = await boot()
  uncaughtErrors = []
})
afterEach(async () => {
  const leftovers = await close()
  await shop().close()
  expect(leftovers).toEqual(uncaughtErrors)
})

const image = {
  path: 'data:image/png;base64,iVBORw0KGgo=',
  name: 'a.png',
  bytes: 8,
  width: 1,
  height: 1,
  type: 'image/png',
}
const loggedErrors = () =>
  shop()
    .requests('POST /base/log/')
    .flatMap(({ body }) => (body as { entries: { code: number; message: string }[] }).entries)

test('an upload sends the file with the common request headers and session id', async () => {
  shop().on('POST /base/upload/', () => ({ body: { id: 7 } }))
  expect(await app.uploads.uploadImage(image)).toEqual({ id: 7 })
  const [upload] = shop().requests('POST /base/upload/')
  expect(upload?.headers['accept']).toBe('application/json')
  expect(upload?.query.get('_sid')).toMatch(/\w/)
  expect(String(upload?.body)).toContain('file')
  if (!isMini) expect(String(upload?.body)).toContain('filename="a.png"')
})

test('an upload to a configured URL returns the configured field and sends no session to absolute URLs', async () => {
  shop().on('POST /form/form/image_upload/', () => ({ body: { file_url: '/a.png' } }))
  const { uploadTo } = await import('@/services/upload')
  expect(await uploadTo({ url: '/form/form/image_upload/', field: 'file_url' }, image)).toBe('/a.png')
  await expect(uploadTo({ url: '/form/form/image_upload/', field: 'other' }, image)).rejects.toMatchObject({
    kind: 'network',
  })
  await uploadTo({ url: `${shop().origin}/api/form/form/image_upload/`, field: 'file_url' }, image)
  const last = shop().requests('POST /form/form/image_upload/').at(-1)
  expect([last?.query.get('_sid'), last?.headers['x-csrftoken'], last?.headers['sp-mp-aid']]).toEqual([
    null,
    undefined,
    undefined,
  ])
})

test('ten failed uploads produce one log entry (20004) and one message', async () => {
  shop().on('POST /base/upload/', () => ({
    status: 413,
    body: { err_code: '10413', detail: '文件过大，最大 8192 KB' },
  }))
  await expectMessages(
    app,
    Array.from({ length: 10 }, () => app.uploads.uploadImage(image)),
  )
  app.log.flushLog()
  await until(() => loggedErrors().length > 0)
  expect(loggedErrors()).toEqual([{ code: 20004, message: expect.stringContaining('/base/upload/'), page: '/' }])
  expect(app.display.messages).toEqual(['文件过大，最大 8192 KB'])
})

test.each(['drop', { status: 401 }, { status: 500 }] as const)(
  'a failed log request (%p) is not logged, triggers no login and shows no message',
  async (answer) => {
    shop().on('POST /base/log/', () => answer)
    app.log.logClient(20005, 'unreadable')
    app.log.flushLog()
    await until(() => shop().requests('POST /base/log/').length === 1)
    app.log.flushLog()
    await app.site.flashMessages()
    expect([shop().requests('POST /base/log/').length, shop().requests('POST /base/user/login_mini/').length]).toEqual([
      1, 0,
    ])
    expect([app.display.messages, app.screens.openedScreens()]).toEqual([[], []])
  },
)

test('with full device storage the app starts, reads and logs out without a message', async () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(full)
  app.taro.provide({ setStorageSync: full })
  app = await reload()
  app.taro.provide({ setStorageSync: full })
  shop().on('GET /shop/category/', () => ({ body: { count: 0, results: [] } }))
  const draft = app.storage.stored('draft', { version: 1, empty: '', check: app.storage.isString })
  expect(draft.write('text')).toBe(false)
  await expectMessages(app, [app.client.call('GET /shop/category/')])
  await app.session().logout()
  expect(app.display.messages).toEqual([])
})

test('an uncaught error is logged once', async () => {
  const boom = new Error('boom')
  app.log.logUncaught(boom)
  app.log.logUncaught(boom)
  app.log.flushLog()
  await until(() => loggedErrors().length > 0)
  expect(loggedErrors()).toEqual([{ code: 20009, message: expect.stringContaining('boom'), page: '/' }])
})
