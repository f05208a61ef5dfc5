import { createServer, type Server, type Socket } from 'node:net'
import { POOL_BUSY, sqlState } from '../../../server/src/db'
import { openPostgres } from '../../../server/src/db/postgres'
import { poolBusy } from '../../../server/src/db/sql-state'
import { errorMessage } from '../../../server/src/core/i18n'
import { startTestApp, type TestApp } from '../support/app'

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

  test('says that it is busy to those who wait in vain, and not of a server that does not answer', async () => {
    const address = silent.address()
    const port = typeof address === 'object' ? address?.port : 0
    const driver = await openPostgres({ url: `postgres://u:p@127.0.0.1:${port}/d`, max: 1, waitMs: 200 })
    const use = () => driver.use({ role: 'owner' }, () => Promise.resolve())
    const ends = await Promise.allSettled([use(), use(), use()])
    await driver.close()
    const states = ends.map((end) => (end.status === 'rejected' ? sqlState(end.reason) : 'done'))
    expect(states.filter((state) => state === POOL_BUSY)).toHaveLength(2)
    expect(states[0]).not.toBe(POOL_BUSY)
  })
})
