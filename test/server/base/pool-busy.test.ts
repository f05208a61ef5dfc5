import { createServer, type Server, type Socket } from 'node:net'
import { DATABASE_UNAVAILABLE, POOL_BUSY, sqlState } from '../../../server/src/db'
import { openPostgres } from '../../../server/src/db/postgres'
import { poolBusy } from '../../../server/src/db/sql-state'
import { errorMessage } from '../../../server/src/core/i18n'
import { startTestApp, type TestApp } from '../support/app'
import { createMigratedDatabase } from '../support/postgres'

describe('when more calls wait than the pool serves in time', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp()
  })
  afterAll(() => t.stop())

  test('a call gets 503 with Retry-After and words', async () => {
    const { client } = await t.user()
    const use = jest.spyOn(t.database.driver, 'use').mockRejectedValue(poolBusy(new Error('x')))
    const { status, body, headers } = await client.get('/shop/product/')
    use.mockRestore()
    expect([status, headers['retry-after'], body]).toEqual([
      503,
      '5',
      { detail: errorMessage('zh-cn', 'serverBusy'), err_code: '10503' },
    ])
    expect(body.detail).toBe('当前访问人数较多，请稍候再试')
  })
})

describe('pool of connections', () => {
  const sockets: Socket[] = []
  let silent: Server
  beforeAll(async () => {
    silent = createServer((socket) => sockets.push(socket))
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => silent.close(done))
  })

  const stateOf = async (use: Promise<unknown>) => sqlState(await use.catch((error: unknown) => error))

  test('is unavailable, and not busy, when the server does not answer', async () => {
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const driver = await openPostgres({ url: `postgres://u:p@127.0.0.1:${port}/d`, max: 1, waitMs: 200 })
    expect(await stateOf(driver.use({ role: 'owner' }, () => Promise.resolve()))).toBe(DATABASE_UNAVAILABLE)
    await driver.close()
  })

  test('refuses a caller who waits in vain, and at once one who finds the queue full', async () => {
    const driver = await openPostgres({ url: await createMigratedDatabase(), max: 1, waitMs: 2000, queueMax: 1 })
    const states = await driver.use({ role: 'owner' }, async () => {
      const order: string[] = []
      const call = async (name: string) => {
        const state = await stateOf(driver.use({ role: 'owner' }, () => Promise.resolve()))
        order.push(`${name} ${state}`)
      }
      const waits = call('waits')
      await Promise.resolve()
      await Promise.all([waits, call('finds it full')])
      return order
    })
    await driver.close()
    expect(states).toEqual([`finds it full ${POOL_BUSY}`, `waits ${POOL_BUSY}`])
  })
})
