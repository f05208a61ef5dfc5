import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { errorMessage } from '../../../server/src/core/i18n'
import { DATABASE_UNAVAILABLE, sqlState } from '../../../server/src/db'
import { databaseOver } from '../../../server/src/db/database'
import { openPostgres } from '../../../server/src/db/postgres'
import type { Driver } from '../../../server/src/core/database.types'
import { until } from '../../../scripts/lib/wait.mjs'
import { type Forwarder, openForwarder, WRITE_COMMITTED } from '../../support/forwarder'
import { MAIN, type TestApp, testAppOver } from '../support/app'
import { createMigratedDatabase } from '../support/postgres'
import { fill, makeBuyer, stock, stockLeft, submission } from '../support/shopping'

const POOL = 4

/** The same database by the suite's own way, and by an address that can go away. */
let direct: Driver
let forwarder: Forwarder
let serverPort: number
let driver: Driver
let t: TestApp

beforeAll(async () => {
  const url = new URL(await createMigratedDatabase())
  serverPort = Number(url.port)
  forwarder = await openForwarder(serverPort)
  direct = await openPostgres({ url: url.href, max: 1 })
  driver = await openPostgres({
    url: `postgres://postgres:${url.password}@127.0.0.1:${forwarder.port}${url.pathname}`,
    max: POOL,
  })
  const h5Dir = mkdtempSync(join(tmpdir(), 'h5-'))
  writeFileSync(
    join(h5Dir, 'index.html'),
    '<!doctype html><html><head><title>x</title></head><body><div id="app"></div></body></html>',
  )
  writeFileSync(join(h5Dir, 'app.0a1b2c3d.js'), 'run()')
  t = await testAppOver(databaseOver(driver), { h5Dir, logTo: { write: () => undefined } })
})
afterAll(async () => {
  await t.stop()
  await direct.close()
  await forwarder.close()
})
afterEach(() => bringBack())

const terminate = (pid: number | undefined) =>
  direct.use({ role: 'owner' }, async (connection) => {
    await connection.rows('select pg_terminate_backend($1)', [pid ?? 0])
    const isGone = async () =>
      (await connection.rows('select 1 from pg_stat_activity where pid = $1', [pid ?? 0])).length === 0
    await until(isGone, { what: 'the end of the connection' })
  })

/** Takes the database away, with what the process remembers of the sites. */
function takeAway(): void {
  forwarder.moveTo(null)
  t.app.directory.clear()
}

/** Brings it back, and waits until the process has noticed which of its connections are gone. */
async function bringBack(): Promise<void> {
  forwarder.moveTo(serverPort)
  const queryAll = () =>
    Promise.all(
      Array.from({ length: POOL }, () => driver.use({ role: 'owner' }, (connection) => connection.exec('select 1'))),
    )
  await until(async () => (await queryAll()).length, { what: 'new connections' })
}

describe('a connection that ends while it is lent', () => {
  test('fails its next statement as unavailable, and nothing else', async () => {
    const useEnded = driver.use({ role: 'owner' }, async (connection) => {
      const [row] = await connection.rows<{ pid: number }>('select pg_backend_pid() as pid')
      // Between two statements nobody waits for a reply who could be told.
      await terminate(row?.pid)
      await connection.exec('select 1')
    })
    expect(sqlState(await useEnded.catch((error: unknown) => error))).toBe(DATABASE_UNAVAILABLE)
    expect(await driver.use({ role: 'owner' }, (connection) => connection.rows('select 1 as one'))).toEqual([
      { one: 1 },
    ])
  })

  test('fails a transaction in one piece', async () => {
    const product = await stock(t, { variants: [{ inventory: 5 }] })
    const [variant] = product.variants
    const transaction = t.database.of(MAIN).tx(async (tx) => {
      const [row] = await tx.rows<{ pid: number }>(
        'update variant set inventory = 4 where tenant_id = $1 and id = $2 returning pg_backend_pid() as pid',
        [MAIN, variant ?? 0],
      )
      await terminate(row?.pid)
    })
    expect(sqlState(await transaction.catch((error: unknown) => error))).toBe(DATABASE_UNAVAILABLE)
    expect(await stockLeft(t, variant)).toBe(5)
  })
})

describe('while the database is away', () => {
  test.each(['zh-cn', 'en', 'id'] as const)('a call gets 503 with Retry-After and words in %s', async (language) => {
    takeAway()
    const { status, headers, body } = await t
      .visitor({ headers: { 'accept-language': language } })
      .get('/shop/product/')
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      '5',
      { detail: errorMessage(language, 'serviceUnavailable'), err_code: '10504' },
    ])
  })

  test('a browser gets 503 with Retry-After and a page, then the page again', async () => {
    const open = () => t.fastify.inject({ url: '/mobile/', headers: { accept: 'text/html', host: 'shop.test' } })
    takeAway()
    const away = await open()
    expect([away.statusCode, away.headers['retry-after'], away.headers['content-type']]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ])
    expect(away.body).toContain('<h1>服务暂时不可用，请稍候再试</h1><a href="">重新加载</a>')
    await bringBack()
    expect([(await open()).statusCode, (await open()).body.includes('id="app"')]).toEqual([200, true])
  })

  test('a document that could not be read is read again once the database is back', async () => {
    const { id } = await stock(t)
    const open = () =>
      t.fastify.inject({ url: `/mobile/product/${id}/`, headers: { accept: 'text/html', host: 'shop.test' } })
    // The site itself is still remembered.
    await t.visitor({ headers: { host: 'shop.test' } }).get('/site/')
    forwarder.moveTo(null)
    expect((await open()).statusCode).toBe(503)
    await bringBack()
    expect((await open()).body).toContain('"@type":"Product"')
  })

  test('files of the app are served', async () => {
    takeAway()
    const { statusCode, body } = await t.fastify.inject({
      url: '/mobile/app.0a1b2c3d.js',
      headers: { host: 'shop.test' },
    })
    expect([statusCode, body]).toEqual([200, 'run()'])
  })

  test('the process is alive and not ready, and ready again by itself', async () => {
    const look = async () => {
      const [alive, ready] = [await t.fastify.inject('/healthz'), await t.fastify.inject('/readyz')]
      return [alive.statusCode, ready.statusCode, ready.headers['retry-after'], ready.json().ok]
    }
    takeAway()
    expect(await look()).toEqual([200, 503, '5', false])
    await bringBack()
    expect(await look()).toEqual([200, 200, undefined, true])
  })

  test('a process whose database takes no writes is not ready, and says that its calls may be tried again', async () => {
    const [{ client }, product] = [await t.user(), await stock(t)]
    const setReadOnly = (value: 'on' | 'off') =>
      direct.use({ role: 'owner' }, async (connection) => {
        const [row] = await connection.rows<{ name: string }>('select current_database() as name')
        await connection.exec('begin; set transaction read write')
        await connection.exec(`alter database ${row?.name} set default_transaction_read_only = ${value}`)
        await connection.exec('commit')
      })
    await setReadOnly('on')
    await bringBack()
    const ready = await t.fastify.inject('/readyz')
    const { status, body } = await client.post(
      `/shop/product/${product.id}/add_basket/`,
      { variant_id: null, quantity: 1 },
      { key: true },
    )
    await setReadOnly('off')
    await bringBack()
    expect([ready.statusCode, status, body.err_code]).toEqual([503, 503, '10504'])
    expect((await t.fastify.inject('/readyz')).statusCode).toBe(200)
  })

  test('a job that was due is done when the database is back', async () => {
    const now = t.ports.clock.now()
    await t.make((tx) =>
      tx.rows(
        "insert into job (tenant_id, kind, key, run_at, attempts) values ($1, 'file_expire', 'exports/x', $2, 0)",
        [MAIN, now],
      ),
    )
    takeAway()
    expect(sqlState(await t.due.runDue(now).catch((error: unknown) => error))).toBe(DATABASE_UNAVAILABLE)
    await bringBack()
    expect(await t.due.runDue(now)).toBe(1)
  })
})

test('an order whose commit was made and whose reply was lost is there once, and its key gives its answer', async () => {
  const buyer = await makeBuyer(t)
  const product = await stock(t, { variants: [{ inventory: 5 }] })
  const body = submission(buyer, await fill(buyer, product))
  const isLost = forwarder.loseReply(WRITE_COMMITTED)
  const lostReply = await buyer.client.post('/shop/basket/checkout_submit/', body, { key: 'k-1' })
  await isLost
  expect([lostReply.status, lostReply.body.err_code]).toEqual([503, '10504'])
  const again = await buyer.client.post('/shop/basket/checkout_submit/', body, { key: 'k-1' })
  const orders = await t.make((tx) =>
    tx.rows<{ number: string }>('select number from shop_order where tenant_id = 1 and user_id = $1', [buyer.id]),
  )
  expect([again.status, orders]).toEqual([200, [{ number: again.body.number }]])
  expect(await stockLeft(t, product.variants[0])).toBe(4)
})
