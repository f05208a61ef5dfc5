import { databaseOver } from '../../../server/src/db/database'
import { openPostgres } from '../../../server/src/db/postgres'
import { publish } from '../../../server/src/lib/measurements'
import { logSlowStatements } from '../../../server/src/monitoring/slow-statements'
import { MAIN, testAppOver, type TestApp } from '../support/app'
import { createMigratedDatabase } from '../support/postgres'

const LIMIT_MS = 100
const MESSAGE = 'a slow statement'

interface Line {
  msg: string
  statement: string
  ms: number
  tenant?: string
  route?: string
  failure?: string
}

let t: TestApp
const lines: string[] = []
const slow = (): Line[] => lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === MESSAGE)

beforeAll(async () => {
  // One connection holds a lock, one waits for it, one looks.
  const driver = await openPostgres({ url: await createMigratedDatabase(), max: 5 })
  t = await testAppOver(databaseOver(driver), { logLevel: 'warn', logTo: { write: (line) => void lines.push(line) } })
})
afterAll(() => t.stop())
beforeEach(() => {
  lines.length = 0
})

const WAITING = `select extract(epoch from clock_timestamp() - query_start) * 1000 > ${LIMIT_MS} as is_slow
  from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Runs work while a table is locked, until it has waited for longer than the limit. */
async function whileLocked<T>(table: string, work: () => Promise<T>): Promise<T> {
  let result: Promise<T> | undefined
  await t.make(async (tx) => {
    await tx.exec(`lock table ${table} in access exclusive mode`)
    let hasEnded = false
    result = work().finally(() => {
      hasEnded = true
    })
    const isSlow = async () =>
      (await t.database.owner.read((other) => other.rows<{ is_slow: boolean }>(WAITING))).some((row) => row.is_slow)
    while (!hasEnded && !(await isSlow()));
  })
  if (!result) throw new Error('nothing ran')
  return result
}

describe('with a limit', () => {
  let end: () => void
  beforeAll(() => {
    end = logSlowStatements(t.fastify.log, LIMIT_MS)
  })
  afterAll(() => end())

  test('a slow statement of a call is named with its site and route, without values', async () => {
    const reply = await whileLocked('product', () => t.visitor().get('/shop/product/987654321/?_sid=visit-987654322'))
    expect(reply.status).toBe(404)
    // On a busy machine the lock itself may take as long.
    const line = slow().find(({ route, statement }) => route && statement.includes('product'))
    expect(line).toMatchObject({
      tenant: 'qingshi',
      route: 'GET /api/shop/product/:id/',
    })
    expect(line?.ms).toBeGreaterThanOrEqual(LIMIT_MS)
    expect(lines.join('')).not.toMatch(/987654321|987654322/)
  })

  test('a slow statement of a job is named with its site and kind', async () => {
    const now = t.ports.clock.now()
    await t.make((tx) =>
      tx.rows(
        "insert into job (tenant_id, kind, key, run_at, attempts) values ($1, 'order_expire', '987654323', $2, 0) returning id",
        [MAIN, now],
      ),
    )
    await whileLocked('shop_order', () => t.due.runDue(now))
    expect(slow()).toContainEqual(
      expect.objectContaining({ statement: 'order_lock', tenant: 'qingshi', route: 'job order_expire' }),
    )
    expect(lines.join('')).not.toContain('987654323')
  })

  test('a statement below the limit is not named', () => {
    for (const ms of [LIMIT_MS - 1, LIMIT_MS]) publish('statement', { statement: `took ${ms}`, ms })
    expect(slow().map(({ statement }) => statement)).toEqual([`took ${LIMIT_MS}`])
  })
})

test('a slow statement that fails is named with its state', async () => {
  const end = logSlowStatements(t.fastify.log, 0)
  const label = { tenant: 'qingshi', route: 'job of the test' }
  const work = t.database.of(MAIN, 'job', label).read((tx) => tx.rows('select 4714 / $1::int', [0], 'division'))
  await expect(work).rejects.toThrow('division by zero')
  end()
  expect(slow()).toContainEqual(expect.objectContaining({ ...label, statement: 'division', failure: '22012' }))
})
