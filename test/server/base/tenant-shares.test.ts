import fc from 'fast-check'
import { POOL_BUSY, sqlState } from '../../../server/src/db'
import { databaseOver } from '../../../server/src/db/database'
import { openPostgres } from '../../../server/src/db/postgres'
import { TenantShares } from '../../../server/src/db/tenant-shares'
import { type WorkKind, workRows } from '../../../server/src/core/work'
import { until } from '../../../scripts/lib/wait.mjs'
import { MAIN, OTHER, type TestApp, testAppOver } from '../support/app'
import { Client } from '../support/client'
import { createMigratedDatabase } from '../support/postgres'

const KINDS = Object.keys(workRows) as WorkKind[]
const POOL = 10

describe('shares of a pool', () => {
  const works = fc.array(fc.record({ tenantId: fc.constantFrom(1, 2, 3), kind: fc.constantFrom(...KINDS) }), {
    maxLength: 60,
  })

  test('keep each tenant within its share, and serve all of its work in the end', async () => {
    await fc.assert(
      fc.asyncProperty(works, fc.integer({ min: 1, max: 20 }), async (list, max) => {
        const shares = new TenantShares({ max, waitMs: 60_000, queueMax: 1000 })
        const running = new Map<string, number>()
        const add = (key: string, n: number) => running.set(key, (running.get(key) ?? 0) + n).get(key) ?? 0
        const slots = (kind: WorkKind) => Math.max(1, Math.floor(max * workRows[kind].share))
        const results = list.map(({ tenantId, kind }) =>
          shares.run(tenantId, kind, async () => {
            expect(add(`${tenantId}`, 1)).toBeLessThanOrEqual(slots('call'))
            expect(add(`${tenantId} ${kind}`, 1)).toBeLessThanOrEqual(slots(kind))
            await new Promise(setImmediate)
            add(`${tenantId}`, -1)
            add(`${tenantId} ${kind}`, -1)
          }),
        )
        await Promise.all(results)
      }),
    )
  })

  test('refuse a caller who waits in vain, and at once one who finds the queue of the tenant full', async () => {
    const shares = new TenantShares({ max: 1, waitMs: 20, queueMax: 1 })
    const stateOf = async (tenantId: number) =>
      sqlState(await shares.run(tenantId, 'call', () => Promise.resolve()).catch((error: unknown) => error))
    const order: string[] = []
    const note = async (name: string, state: Promise<string>) => order.push(`${name} ${await state}`)
    await shares.run(1, 'call', () =>
      Promise.all([note('waits', stateOf(1)), note('finds it full', stateOf(1)), note('another', stateOf(2))]),
    )
    expect([...order].sort()).toEqual([`another `, `finds it full ${POOL_BUSY}`, `waits ${POOL_BUSY}`])
    expect(order.at(-1)).toBe(`waits ${POOL_BUSY}`)
    expect(await stateOf(1)).toBe('')
  })
})

describe('a process over a real PostgreSQL', () => {
  const LOCK_KEY = 4711
  let t: TestApp
  beforeAll(async () => {
    t = await testAppOver(databaseOver(await openPostgres({ url: await createMigratedDatabase(), max: POOL })))
  })
  afterAll(() => t.stop())

  test('answers other sites and readiness while one site has twelve statements of each kind at work', async () => {
    const other = new Client(t.fastify, { base: '/api-t/rimba' })
    let settledCount = 0
    await t.make(async (tx) => {
      await tx.rows('select pg_advisory_xact_lock($1)', [LOCK_KEY])
      const works = KINDS.flatMap((kind) => Array.from({ length: 12 }, () => kind)).map((kind) =>
        t.database
          .of(MAIN, kind)
          .read((reader) => reader.rows('select pg_advisory_xact_lock_shared($1)', [LOCK_KEY]))
          .finally(() => settledCount++),
      )
      void Promise.allSettled(works)
      const ready = await t.fastify.inject({ url: '/readyz' })
      const replies = await Promise.all(Array.from({ length: 6 }, () => other.get('/shop/product/')))
      expect([ready.statusCode, ...replies.map(({ status }) => status)]).toEqual(Array(7).fill(200))
      expect(settledCount).toBe(0)
    })
    await until(async () => settledCount === 12 * KINDS.length, { what: 'the end of the held statements' })
  })

  test('answers readiness while all connections are lent', async () => {
    let release: () => void = () => undefined
    const end = new Promise<void>((resolve) => {
      release = resolve
    })
    const loans = Array.from({ length: POOL }, () => t.database.owner.read(() => end))
    expect((await t.fastify.inject({ url: '/readyz' })).statusCode).toBe(200)
    release()
    await Promise.all(loans)
  })

  test.each(KINDS)('limits the time of a statement of the kind %s, without parallel workers', async (kind) => {
    const [row] = await t.database
      .of(OTHER, kind)
      .read((tx) =>
        tx.rows(
          "select extract(epoch from current_setting('statement_timeout')::interval)::int as seconds, current_setting('max_parallel_workers_per_gather') as workers",
        ),
      )
    expect(row).toEqual({ seconds: workRows[kind].statementMs / 1000, workers: '0' })
  })

  test('refuses a statement beyond its time as one of too many, and serves the next', async () => {
    const long = t.database.of(OTHER).tx(async (tx) => {
      await tx.exec("set local statement_timeout = '20ms'")
      await tx.rows('select pg_sleep(60)')
    })
    expect(await long.then(String, sqlState)).toBe(POOL_BUSY)
    expect(await t.database.of(OTHER).read((tx) => tx.rows('select 1 as one'))).toEqual([{ one: 1 }])
  })

  test("counts an operator's reads as lists, and a shopper's as calls", async () => {
    const scopes: unknown[] = []
    const use = jest.spyOn(t.database.driver, 'use')
    const { client } = await t.user()
    await client.get('/ops/shop/order/')
    await client.get('/shop/product/')
    for (const [scope] of use.mock.calls) if (scope.role === 'app') scopes.push(scope.kind)
    use.mockRestore()
    expect([scopes[0], scopes.at(-1)]).toEqual(['list', 'call'])
  })
})
