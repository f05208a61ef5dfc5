import fc from 'fast-check'
import { ensurePgBouncer, startPgBouncer } from '../../scripts/lib/pgbouncer.mjs'
import type { Driver } from '../../server/src/core/database.types'
import { databaseOver } from '../../server/src/db/database'
import { lockUntilSettled, openDatabase } from '../../server/src/db'
import { openPostgres } from '../../server/src/db/postgres'
import { fail, failLasting } from '../../server/src/core/failure'
import { makeProduct } from '../factories/product'
import { makeTenant } from '../factories/tenant'
import { createEmptyDatabase, createMigratedDatabase } from '../server/support/postgres'
import { times } from './support'

const TENANTS = [1, 2, 3, 4, 5]
type Bouncer = Awaited<ReturnType<typeof startPgBouncer>>

let program: string | null
const bouncers: Bouncer[] = []
const drivers: Driver[] = []

/** Starts a PgBouncer; its drivers end with the suite. */
async function bounce(options?: Parameters<typeof startPgBouncer>[2]): Promise<Bouncer> {
  const bouncer = await startPgBouncer(program ?? '', process.env.TEST_POSTGRES_URL ?? '', options)
  bouncers.push(bouncer)
  return bouncer
}

async function open(url: string): Promise<Driver> {
  const driver = await openPostgres({ url, max: 16 })
  drivers.push(driver)
  return driver
}

beforeAll(async () => {
  program = await ensurePgBouncer()
})
afterAll(async () => {
  for (const driver of drivers) await driver.close()
  for (const bouncer of bouncers) await bouncer.stop()
})

/** Runs a test where PgBouncer is there or can be installed. */
const testBehind = (title: string, fn: () => Promise<void>) =>
  test(title, async () => {
    if (program === null) console.warn(`not run, there is no PgBouncer here: ${title}`)
    else await fn()
  })

describe('behind PgBouncer in transaction mode', () => {
  testBehind('thousands of mixed calls of five tenants see only their own rows', async () => {
    const url = await createMigratedDatabase()
    const direct = databaseOver(await open(url))
    await direct.owner.tx(async (tx) => {
      for (const tenantId of TENANTS) {
        await makeTenant(tx, { tenantId, slug: `s${tenantId}` })
        for (const _ of times(tenantId)) await makeProduct(tx, tenantId)
      }
    })
    const { urlOf } = await bounce()
    const processes = [databaseOver(await open(urlOf(url))), databaseOver(await open(urlOf(url)))]
    const counts = { right: 0, wrong: 0 }
    // No filter of the application: row-level security alone decides.
    const look = async (process: number, tenantId: number, isWrite: boolean) => {
      const view = processes[process % 2]?.of(tenantId)
      const result = await view?.[isWrite ? 'tx' : 'read'](async (tx) => {
        const [before] = await tx.rows<{ count: number }>(
          'select count(*)::int as count from product',
          [],
          'pooler_look',
        )
        if (isWrite) await tx.rows('update product set count_purchase = count_purchase + 1')
        const [after] = await tx.rows<{ count: number; tenants: number[] }>(
          'select count(*)::int as count, array_agg(distinct tenant_id) as tenants from product',
        )
        return [before?.count, after?.count, ...(after?.tenants ?? [])]
      })
      if (JSON.stringify(result) === JSON.stringify([tenantId, tenantId, tenantId])) counts.right += 1
      else counts.wrong += 1
    }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(1), fc.constantFrom(...TENANTS), fc.boolean()), { minLength: 100, maxLength: 100 }),
        async (calls) => {
          await Promise.all(calls.map((call) => look(...call)))
        },
      ),
      { numRuns: 30, endOnFailure: true },
    )
    expect(counts).toEqual({ right: 3000, wrong: 0 })
  })

  testBehind('a transaction has the settings of its work, as on a connection of our own', async () => {
    const url = await createMigratedDatabase()
    const { urlOf } = await bounce()
    const NAMES =
      "'TimeZone', 'lock_timeout', 'statement_timeout', 'max_parallel_workers_per_gather', 'random_page_cost'"
    for (const database of [databaseOver(await open(url)), databaseOver(await open(urlOf(url)))]) {
      const settings: string[] = []
      for (const view of [database.of(1), database.owner, database.of(1, 'job'), database.of(1)])
        for (const way of ['read', 'tx'] as const)
          settings.push(
            await view[way](async (tx) => {
              const rows = await tx.rows<{ setting: string }>(
                `select setting from pg_settings where name in (${NAMES}) order by name collate "C"`,
              )
              return rows.map(({ setting }) => setting).join(' ')
            }),
          )
      const [call, owner, job] = ['UTC 8000 0 1.1 15000', 'UTC 8000 2 4 0', 'UTC 8000 0 1.1 600000']
      expect(settings).toEqual([call, call, owner, owner, job, job, call, call])
    }
  })

  testBehind('thirty concurrent wrong guesses of a code look ten times', async () => {
    const url = await createMigratedDatabase()
    const { urlOf } = await bounce()
    const processes = [databaseOver(await open(urlOf(url))), databaseOver(await open(urlOf(url)))]
    await processes[0]?.owner.tx(async (tx) => {
      await makeTenant(tx, { tenantId: 1, slug: 's1' })
      await makeProduct(tx, 1)
    })
    const read = 'select count_purchase as guesses from product'
    let looks = 0
    await Promise.all(
      times(30).map((n) =>
        processes[n % 2]?.of(1).tx(async (tx) => {
          await tx.rows('select 1 as before')
          await lockUntilSettled(tx, 1, 'code')
          const [row] = await tx.rows<{ guesses: number }>(read)
          if (row?.guesses === 10) return fail('codeWrong')
          looks += 1
          // Others look meanwhile, if they can.
          await tx.rows('select pg_sleep(0.02)')
          return failLasting('codeWrong', (later) =>
            later.exec('update product set count_purchase = count_purchase + 1'),
          )
        }),
      ),
    )
    const rows = await processes[0]?.of(1).read((tx) => tx.rows(read))
    expect([looks, rows]).toEqual([10, [{ guesses: 10 }]])
  })

  testBehind('two processes that start together migrate an empty database once', async () => {
    const { urlOf } = await bounce()
    const url = urlOf(await createEmptyDatabase())
    const lines: string[] = []
    const start = () => openDatabase({ url, dataDir: '', poolMax: 4 }, (line) => lines.push(line))
    const databases = await Promise.all([start(), start()])
    const runs = lines.flatMap((line) => line.match(/\d{4}_\w+/g) ?? [])
    expect([runs.length > 50, new Set(runs).size]).toEqual([true, runs.length])
    for (const database of databases) await database.close()
  })
})

testBehind('a start behind PgBouncer in statement mode is refused in a sentence', async () => {
  const { urlOf } = await bounce({ mode: 'statement' })
  const url = urlOf(await createEmptyDatabase())
  await expect(openDatabase({ url, dataDir: '', poolMax: 4 }, () => undefined)).rejects.toThrow(
    /DATABASE_URL\) cannot be reached: the pooler .* set pool_mode = transaction/,
  )
})
