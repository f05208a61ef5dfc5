import { setTimeout as pause } from 'node:timers/promises'
import { POOL_BUSY, sqlState } from '../../../server/src/db'
import { databaseOver } from '../../../server/src/db/database'
import { openPostgres } from '../../../server/src/db/postgres'
import { shareOf, withTenantShare } from '../../../server/src/db/tenant-share'
import type { Driver, Scope } from '../../../server/src/core/database.types'
import { createMigratedDatabase } from '../support/postgres'

const TENANT: Scope = { role: 'app', tenantId: 1 }
const OTHER: Scope = { role: 'app', tenantId: 2 }

/** A driver whose loans last until `end` is called, and how many there are by tenant. */
function blockedDriver() {
  const counts = new Map<unknown, number>()
  const ends: (() => void)[] = []
  const driver: Driver = {
    async use(scope, fn) {
      const key = scope.role === 'owner' ? 'owner' : scope.tenantId
      counts.set(key, (counts.get(key) ?? 0) + 1)
      await new Promise<void>((end) => ends.push(end))
      return fn({} as never, () => '')
    },
    close: async () => undefined,
  }
  return { driver, counts, end: () => void ends.splice(0).map((one) => one()) }
}
const nextTurn = () => pause(0)

describe('the share of a tenant', () => {
  const options = { share: 2, queueMax: 2, waitMs: 60_000 }

  test('limits its connections, and neither those of another tenant nor of the owner', async () => {
    const { driver, counts, end } = blockedDriver()
    const shared = withTenantShare(driver, options)
    const all = [TENANT, TENANT, TENANT, TENANT, OTHER, { role: 'owner' } as const].map((scope) =>
      shared.use(scope, async () => 'done'),
    )
    await nextTurn()
    expect(Object.fromEntries(counts)).toEqual({ 1: 2, 2: 1, owner: 1 })
    end()
    await nextTurn()
    expect(counts.get(1)).toBe(4)
    end()
    expect(await Promise.all(all)).toEqual(Array.from({ length: 6 }, () => 'done'))
  })

  test('refuses a caller at once when its queue is full', async () => {
    const { driver, end } = blockedDriver()
    const shared = withTenantShare(driver, options)
    const all = Array.from({ length: 4 }, () => shared.use(TENANT, async () => 'done'))
    await nextTurn()
    const code = await shared.use(TENANT, async () => 'done').then(String, sqlState)
    expect(code).toBe(POOL_BUSY)
    end()
    await nextTurn()
    end()
    expect(await Promise.all(all)).toHaveLength(4)
  })

  test('refuses a caller that has waited too long, and never does its work', async () => {
    const { driver, counts, end } = blockedDriver()
    const shared = withTenantShare(driver, { ...options, waitMs: 5 })
    const all = [1, 2].map(() => shared.use(TENANT, async () => 'done'))
    expect(await shared.use(TENANT, async () => 'done').then(String, sqlState)).toBe(POOL_BUSY)
    end()
    await Promise.all(all)
    await nextTurn()
    expect(counts.get(1)).toBe(2)
  })

  test('leaves a caller that has a connection another one', async () => {
    const { driver, counts, end } = blockedDriver()
    const shared = withTenantShare(driver, { ...options, share: 1 })
    const outer = shared.use(TENANT, () => shared.use(TENANT, async () => 'inner'))
    await nextTurn()
    end()
    await nextTurn()
    end()
    expect([await outer, counts.get(1)]).toEqual(['inner', 2])
  })

  test('leaves a connection of every pool of more than one to others', () => {
    for (let max = 2; max <= 200; max++) expect(shareOf(max)).toBeLessThan(max)
    expect(shareOf(1)).toBe(1)
  })
})

test('another tenant and the owner are answered while twelve statements of one tenant take their time', async () => {
  const url = await createMigratedDatabase()
  const driver = withTenantShare(await openPostgres({ url, max: 4 }), {
    share: shareOf(4),
    queueMax: 50,
    waitMs: 60_000,
  })
  const database = databaseOver(driver)
  let isSlow = true
  const wait = 'select pg_sleep(0.05) from generate_series(1, 20)'
  const slow = Promise.all(Array.from({ length: 12 }, () => database.of(1).read((tx) => tx.rows(wait)))).then(() => {
    isSlow = false
  })
  for (let n = 0; n < 10; n++) {
    expect(await database.of(2).read((tx) => tx.rows('select 1 as one'))).toEqual([{ one: 1 }])
    expect(await database.owner.read((tx) => tx.rows('select 1 as one'))).toEqual([{ one: 1 }])
  }
  expect(isSlow).toBe(true)
  await slow
  await database.close()
})

test('a statement that PostgreSQL ends for its time is one of too many, and its connection is replaced', async () => {
  const url = await createMigratedDatabase()
  const database = databaseOver(await openPostgres({ url, max: 1 }))
  const longRead = database.of(1).tx(async (tx) => {
    await tx.exec("set local statement_timeout = '20ms'")
    await tx.rows('select pg_sleep(60)')
  })
  expect(await longRead.then(String, sqlState)).toBe(POOL_BUSY)
  expect(await database.of(1).read((tx) => tx.rows("select current_setting('statement_timeout') as limit"))).toEqual([
    { limit: '30s' },
  ])
  await database.close()
})
