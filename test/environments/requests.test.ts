import { type App, boot, close, expectMessages, until } from './support/app'
import { isMini, kind } from './support/kind'
import { openShop, shop } from './support/origin'

const SLOW = '当前网络情况较差，请稍候再试'
const SERVER = '服务器开小差了，请稍候再试'
const OFFLINE = '网络连接失败，请检查网络后重试'

let app: App
beforeEach(async () => {
  await openShop()
  app = await boot()
})
afterEach(async () => {
  const leftovers = await close()
  await shop().close()
  expect(leftovers).toEqual([])
})

/** Ten calls of a screen, each another one, as far as reads are alike. */
const ten = (timeoutMs?: number) =>
  Array.from({ length: 10 }, (_, index) =>
    app.client.call('GET /shop/product/{id}/', { params: { id: index + 1 } }, { timeoutMs }),
  )

test('every request carries the session id, the domain, and the CSRF token or the app id', async () => {
  shop().on('POST /shop/basket/line/1/set_select/', () => ({}))
  await app.client.call('POST /shop/basket/line/{id}/set_select/', { params: { id: 1 }, body: { selected: true } })
  const [request] = shop().requests('POST /shop/basket/line/1/set_select/')
  expect(request?.query.get('_sid')).toMatch(/^\w{8,}$/)
  expect(request?.query.get('c_domain')).toBe(isMini ? shop().origin.replace('http://', '') : 'localhost')
  expect([request?.headers['x-csrftoken'], request?.headers['sp-mp-aid']]).toEqual(
    isMini ? [undefined, kind === 'weapp' ? 'wx1' : 'ali1'] : ['c5', undefined],
  )
})

test('reads, writes, deletions, uploads and the log carry the CSRF token outside mini-programs', async () => {
  const calls = [
    'GET /shop/basket/',
    'PUT /base/contact/1/',
    'DELETE /base/contact/1/',
    'POST /form/form/image_upload/',
    'POST /base/upload/',
    'POST /base/log/',
  ]
  for (const call of calls) shop().on(call, () => ({ body: {} }))
  const { formsApi } = await import('@/services/api/forms')
  const image = {
    path: 'data:image/png;base64,iVBORw0KGgo=',
    name: 'a.png',
    bytes: 8,
    width: 1,
    height: 1,
    type: 'image/png',
  }
  await app.client.call('GET /shop/basket/')
  await app.client.call('PUT /base/contact/{id}/', { params: { id: 1 }, body: { name: '林', mobile: '13800000001' } })
  await app.client.call('DELETE /base/contact/{id}/', { params: { id: 1 } })
  await formsApi.uploadImage(image)
  await app.uploads.uploadImage(image)
  app.log.logClient(20005, 'unreadable')
  app.log.flushLog()
  await until(() => shop().requests('POST /base/log/').length > 0)
  const tokens = calls.map((call) => shop().requests(call)[0]?.headers['x-csrftoken'])
  // A mini-program has no cookies: its token says who calls.
  expect(tokens).toEqual(calls.map(() => (isMini ? undefined : 'c5')))
})

/** Expected message for ten failing calls: a single one. */
const storms: readonly {
  readonly situation: string
  readonly arrange: () => void
  readonly message: string
  readonly timeoutMs?: number
}[] = [
  { situation: 'the request times out', arrange: () => shop().on('*', () => 'hang'), message: SLOW, timeoutMs: 80 },
  { situation: 'the connection drops', arrange: () => shop().on('*', () => 'drop'), message: OFFLINE },
  {
    situation: 'a gateway returns 504',
    arrange: () => shop().on('*', () => ({ status: 504, body: '<html>' })),
    message: SLOW,
  },
  {
    situation: 'a gateway returns 502',
    arrange: () => shop().on('*', () => ({ status: 502, body: '<html>' })),
    message: SERVER,
  },
  {
    situation: 'the server returns 500',
    arrange: () => shop().on('*', () => ({ status: 500, body: {} })),
    message: SERVER,
  },
  {
    situation: 'a captive portal responds',
    arrange: () => shop().on('*', () => ({ body: '<html>Wi-Fi</html>' })),
    message: OFFLINE,
  },
  {
    situation: 'the server returns 400 with a message',
    arrange: () => shop().on('*', () => ({ status: 400, body: { err_code: '11001', detail: '请输入正确的手机号' } })),
    message: '请输入正确的手机号',
  },
  {
    situation: 'a business rule rejects the call',
    arrange: () => shop().on('*', () => ({ status: 409, body: { err_code: '42001', detail: '库存不足' } })),
    message: '出错啦~: 库存不足',
  },
]

test.each(storms)('ten failing requests show one message when $situation', async ({ arrange, message, timeoutMs }) => {
  arrange()
  await expectMessages(app, ten(timeoutMs))
  expect(app.display.messages).toEqual([message])
})

test('refused connections show one message', async () => {
  await shop().close()
  await expectMessages(app, ten())
  expect(app.display.messages).toEqual([OFFLINE])
})

test('a request declared silent shows no message on any failure', async () => {
  for (const answer of [
    'drop',
    { status: 401 },
    { status: 502 },
    { status: 409, body: { err_code: '42001', detail: 'x' } },
  ] as const) {
    shop().on('GET /districts/city/', () => answer)
    await expectMessages(app, [app.site.districts('city', '33')])
  }
  expect(app.display.messages).toEqual([])
})

test('leaving a screen aborts its reads without a message', async () => {
  shop().on('*', () => 'hang')
  const controller = new AbortController()
  const reads = [1, 2].map((id) =>
    app.client.call('GET /shop/product/{id}/', { params: { id } }, { signal: controller.signal }),
  )
  await until(() => [1, 2].every((id) => shop().requests(`GET /shop/product/${id}/`).length === 1))
  controller.abort()
  await expectMessages(app, reads)
  expect(app.display.messages).toEqual([])
  if (!isMini) await until(() => shop().gaveUp() === 2)
})

test('identical concurrent reads share one request unless a write comes between them', async () => {
  shop().on('GET /shop/category/', () => ({ body: { count: 0, results: [] } }))
  shop().on('POST /base/user/logout/', () => ({ body: { ok: true } }))
  const read = () => app.client.call('GET /shop/category/')
  await Promise.all([read(), read(), read()])
  expect(shop().requests('GET /shop/category/')).toHaveLength(1)
  const first = read()
  await Promise.all([first, app.account.logout(), read()])
  expect(shop().requests('GET /shop/category/')).toHaveLength(3)
})

test('a flash message in a response is shown', async () => {
  shop().on('GET /shop/category/', () => ({
    body: { count: 0, results: [], flashMessages: [{ kind: 'link', description: '欢迎' }] },
  }))
  app.flash.onFlash(
    async (messages) => void app.display.messages.push(...messages.map(({ description }) => description ?? '')),
  )
  await app.client.call('GET /shop/category/')
  await until(() => app.display.messages.length > 0)
  expect(app.display.messages).toEqual(['欢迎'])
})

// A mini-program has no cookies.
if (!isMini) {
  test('a missing CSRF cookie is fetched, and the write is executed once', async () => {
    let executionCount = 0
    // biome-ignore lint/suspicious/noDocumentCookie: the browser has dropped it
    document.cookie = 'csrftoken=; Path=/; Max-Age=0'
    shop().on('GET /base/user/languages/', () => ({
      body: { count: 0, results: [] },
      headers: { 'Set-Cookie': 'csrftoken=c6; Path=/' },
    }))
    shop().on('POST /base/user/switch_language/', ({ headers }) => {
      if (headers['x-csrftoken'] !== 'c6')
        return { status: 403, body: { err_code: '10402', detail: '页面已过期，请刷新后再试' } }
      executionCount += 1
      return { body: { ok: true } }
    })
    await expectMessages(app, [app.site.switchLanguage('id')])
    expect([executionCount, app.display.messages]).toEqual([1, []])
  })
}
