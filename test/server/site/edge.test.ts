import { ALL_PERMISSIONS } from '@storefront/contract/has-permission'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { buildApp } from '../../../server/src/app'
import type { Deps } from '../../../server/src/http/deps'
import { parseTrustProxy } from '../../../server/src/lib/trust-proxy'
import { startTestApp, type TestApp, testDeps } from '../support/app'
import { Client, type Loose } from '../support/client'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ docs: true })
})
afterAll(() => t.stop())

/** The application with other settings over the same rows; closed again when `use` is done. */
async function withApp<T>(
  more: Partial<Deps>,
  use: (app: Awaited<ReturnType<typeof buildApp>>['fastify']) => Promise<T>,
): Promise<T> {
  const { fastify } = await buildApp({ ...testDeps, database: t.database, ports: t.ports, ...more })
  try {
    return await use(fastify)
  } finally {
    await fastify.close()
  }
}

describe('outgoing URLs', () => {
  let operator: Awaited<ReturnType<TestApp['user']>>
  let number = ''
  beforeAll(async () => {
    const buyer = await makeBuyer(t)
    number = (await order(buyer, await stock(t, { variants: [{ inventory: 1000 }] }), 1)).number
    await t.make((tx) =>
      tx.rows('update account set perms = array[$2] where tenant_id = 1 and id = $1', [buyer.id, ALL_PERMISSIONS]),
    )
    operator = buyer
  })

  /**
   * Returns the addresses for a caller with these headers: the vendor's notice, the buyer's return, and a short link.
   */
  async function addresses(settings: Partial<Deps>, headers: Record<string, string>, query = '') {
    return withApp(settings, async (app) => {
      const client = new Client(app, { token: operator.token, headers })
      const payReply = await client.post(`/shop/order/${number}/pay/?${query}`, { channel: 'wx_h5' }, { key: true })
      const short: Loose = (await client.get(`/ops/base/sl/?url=/mobile/product/1/&${query}`)).body
      const { notifyUrl, returnUrl } = t.ports.payments.wechat.opened.at(-1) ?? { notifyUrl: '', returnUrl: '' }
      return { status: payReply.status, hosts: [notifyUrl, returnUrl, short.sl].map((url) => new URL(url).origin) }
    })
  }
  const all = (origin: string) => ({ status: 200, hosts: [origin, origin, origin] })
  const shop = { publicUrl: 'https://www.shop.example', loopback: false }

  test.each([
    ['the public address for an unknown host', shop, { host: 'evil.test' }, 'https://www.shop.example'],
    ['the public address for localhost', shop, { host: 'localhost:3000' }, 'https://www.shop.example'],
    ['the site domain of the request', shop, { host: 'shop.test' }, 'https://shop.test'],
    [
      'the site domain when no public address is configured',
      { publicUrl: '', loopback: false },
      { host: 'evil.test' },
      'http://shop.test',
    ],
    [
      'the site domain for localhost outside the demo',
      { publicUrl: '', loopback: false },
      { host: 'localhost' },
      'http://shop.test',
    ],
    ['localhost in the demo', {}, { host: 'localhost:3000' }, 'http://localhost:3000'],
    ['the private network address in the demo', {}, { host: '192.168.1.5:3000' }, 'http://192.168.1.5:3000'],
    ['no unknown host in the demo', {}, { host: 'evil.test' }, 'http://shop.test'],
    ['no public IP address in the demo', {}, { host: '203.0.113.9' }, 'http://shop.test'],
    ['no host with user info', {}, { host: 'localhost@evil.test' }, 'http://shop.test'],
    [
      'no forwarded host from an untrusted proxy',
      {},
      { host: 'localhost', 'x-forwarded-host': 'shop.test' },
      'http://localhost',
    ],
  ])('have %s', async (_what, settings, headers, origin) => {
    expect(await addresses(settings, headers)).toEqual(all(origin))
  })

  test('have the public address when the query names the domain of another site', async () => {
    expect(await addresses(shop, { host: 'rimba.test' }, 'c_domain=shop.test')).toEqual(all('https://www.shop.example'))
  })

  test('ignore an unknown host forwarded by a trusted proxy, but use its scheme', async () => {
    const trustProxy = parseTrustProxy('1') ?? false
    const headers = (host: string) => ({ host: 'inside', 'x-forwarded-host': host, 'x-forwarded-proto': 'https' })
    expect(await addresses({ ...shop, trustProxy }, headers('evil.test'))).toEqual(all('https://www.shop.example'))
    expect(await addresses({ ...shop, trustProxy }, headers('shop.test'))).toEqual(all('https://shop.test'))
    expect(
      await addresses({ ...shop, trustProxy }, { ...headers('shop.test'), 'x-forwarded-proto': 'javascript' }),
    ).toEqual(all('https://shop.test'))
    const plain = { publicUrl: '', loopback: false, trustProxy }
    expect(await addresses(plain, { ...headers('shop.test'), 'x-forwarded-proto': 'javascript' })).toEqual(
      all('http://shop.test'),
    )
  })

  test('GET /base/jssdk/ signs for a site named by path on the domain of another site, not on an unknown host', async () => {
    const reply = await withApp(shop, (app) =>
      new Client(app, { base: '/api-t/rimba', headers: { host: 'shop.test' } }).get(
        '/base/jssdk/?url=http://shop.test/',
      ),
    )
    const stranger = await withApp(shop, (app) =>
      new Client(app, { base: '/api-t/rimba', headers: { host: 'evil.test' } }).get(
        '/base/jssdk/?url=http://evil.test/',
      ),
    )
    expect([reply.status, stranger.status, stranger.body.err_code]).toEqual([200, 403, '10403'])
  })

  test('GET /base/jssdk/ does not sign a page at an unknown host', async () => {
    const requestSignature = (settings: Partial<Deps>, host: string) =>
      withApp(settings, (app) =>
        new Client(app, { headers: { host } }).get(`/base/jssdk/?url=${encodeURIComponent(`http://${host}/mobile/`)}`),
      )
    expect((await requestSignature({}, 'evil.test')).body.err_code).toBe('10403')
    expect((await requestSignature(shop, 'evil.test')).body.err_code).toBe('10403')
    expect((await requestSignature({}, 'localhost')).status).toBe(200)
    expect((await requestSignature(shop, 'www.shop.example')).status).toBe(200)
  })

  test('return URLs and short links accept any domain of the site and reject that of another site', async () => {
    const client = (app: Parameters<Parameters<typeof withApp>[1]>[0]) =>
      new Client(app, { token: operator.token, headers: { host: 'www.shop.example' } })
    const back = await withApp(shop, (app) =>
      client(app).post(
        `/shop/order/${number}/pay/`,
        { channel: 'wx_h5', return_url: 'https://shop.test/mobile/order/1/' },
        { key: true },
      ),
    )
    const away = await withApp(shop, (app) =>
      client(app).post(
        `/shop/order/${number}/pay/`,
        { channel: 'wx_h5', return_url: 'https://rimba.test/mobile/' },
        { key: true },
      ),
    )
    const short = await withApp(shop, (app) =>
      client(app).get('/ops/base/sl/?url=https%3A%2F%2Fshop.test%2Fmobile%2Fproduct%2F1%2F'),
    )
    expect([back.status, away.body.err_code, short.status]).toEqual([200, '42006', 200])
  })
})

describe('a connection', () => {
  interface Dialled {
    socket: Socket
    /** Text that the server sent until it closed its end; our end stays open. */
    answer: Promise<string>
  }
  type Listening = Awaited<ReturnType<typeof buildApp>>['fastify']
  async function listening(app: Listening): Promise<() => Dialled> {
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    return () => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
      let text = ''
      socket.on('data', (part) => {
        text += part.toString()
      })
      return { socket, answer: once(socket, 'end').then(() => text) }
    }
  }
  /**
   * Returns the reply to a caller that sends this text and then neither continues nor closes; the server must end the
   * connection.
   */
  async function answerTo(app: Listening, text: string): Promise<string> {
    const dial = await listening(app)
    const connection = once(app.server, 'connection')
    const { socket, answer } = dial()
    socket.write(text)
    const [theirs]: Socket[] = await connection
    if (theirs && !theirs.destroyed) await once(theirs, 'close')
    const response = await answer
    socket.destroy()
    return response
  }
  const connections = { requestMs: 300, headersMs: 200, keepAliveMs: 1000, max: 2 }

  test('whose body never ends gets 408 and is closed by the server', async () => {
    const head =
      'POST /api/base/log/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'
    const text = await withApp({ connections }, (app) => answerTo(app, `${head}{"entries"`))
    expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({ detail: '请求超时，请重试', err_code: '10408' })
  })

  test('whose headers never end gets 408 and is closed', async () => {
    const limits = { ...connections, requestMs: 60_000 }
    const text = await withApp({ connections: limits }, (app) =>
      answerTo(app, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
    )
    expect(text).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('that is not HTTP gets 400 and is closed', async () => {
    const text = await withApp({}, (app) => answerTo(app, 'nonsense\r\n\r\n'))
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({ detail: '提交的内容有误', err_code: '10400' })
  })

  test('that cannot be accepted is logged, and the others are served', async () => {
    const lines: string[] = []
    await withApp({ logLevel: 'error', logTo: { write: (line) => lines.push(line) } }, async (app) => {
      const dial = await listening(app)
      // As node reports a process that has too many files open.
      app.server.emit('error', Object.assign(new Error('accept EMFILE'), { code: 'EMFILE' }))
      const { socket } = dial()
      socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
      socket.destroy()
    })
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['a connection could not be accepted'])
  })

  test('beyond the maximum is closed', async () => {
    await withApp(
      { connections: { ...connections, requestMs: 60_000, headersMs: 60_000, keepAliveMs: 60_000 } },
      async (app) => {
        const dial = await listening(app)
        const served = [dial(), dial()]
        for (const { socket } of served) {
          socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
          expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /)
        }
        const dropped = dial()
        const socketEnd = new Promise((resolve) => dropped.socket.once('end', resolve).once('error', resolve))
        await socketEnd
        expect(dropped.socket.bytesRead).toBe(0)
        for (const { socket } of [...served, dropped]) socket.destroy()
      },
    )
  })
})

describe('API documentation page', () => {
  const get = (path: string) => t.fastify.inject({ method: 'GET', url: `/api/docs/static/${path}` })

  test.each([
    'gone.js',
    '../../../package.json',
    '%2e%2e/%2e%2e/package.json',
    '..%5c..%5cx',
    '%00',
    'a%00.js',
    '.env',
    'x'.repeat(400),
    'swagger-ui.css/x',
    '',
  ])('returns 404 for the file %j', async (path) => {
    const reply = await get(path)
    expect([reply.statusCode, reply.json()]).toEqual([404, { detail: '您访问的内容不存在', err_code: '10404' }])
  })

  test('serves its own files', async () => {
    expect((await get('swagger-ui.css')).statusCode).toBe(200)
    expect((await t.fastify.inject('/api/docs/json')).json().info.title).toBe('Storefront')
  })
})
