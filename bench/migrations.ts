import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import type { Driver } from '../server/src/core/database.types'
import { migrate, readMigrations } from '../server/src/db/migrate'
import { openPostgres } from '../server/src/db/postgres'
import { atMost, type Row } from './row'

const ROWS = 1_000_000

/** Changes of a big table in the forms that docs/operations/upgrade.md asks for. */
const CHANGES = [
  { what: 'a column with a default', sql: 'alter table balance_record add column next integer not null default 0' },
  { what: 'a check, not valid', sql: 'alter table balance_record add constraint positive check (next >= 0) not valid' },
  { what: 'the validation of a check', sql: 'alter table balance_record validate constraint positive' },
  {
    what: 'an index, concurrently',
    sql: '-- without a transaction\ncreate index concurrently if not exists balance_record_next on balance_record (tenant_id, next)',
  },
]

const INSERT = `insert into balance_record (tenant_id, user_id, kind, change, after, reason, ref, created_at)
  select 1, n % 10000, 'fund', 1, n, 'bench', gen_random_uuid(), now() from generate_series(1, $1::int) n`

async function openClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // Its statements fail with it.
  client.on('error', () => undefined)
  await client.connect()
  // The rows stand for themselves: no users, no sites.
  await client.query('set session_replication_role = replica')
  return client
}

/** Runs a migration beside a writer and returns the seconds it took and the longest that one write waited. */
async function measure(driver: Driver, url: string, name: string, sql: string) {
  const writer = await openClient(url)
  let isOver = false
  let longest = 0
  const writing = (async () => {
    while (!isOver) {
      const began = performance.now()
      await writer.query(INSERT, [1])
      longest = Math.max(longest, performance.now() - began)
      await sleep(1)
    }
  })()
  const began = performance.now()
  await migrate(driver, [...(await readMigrations()), { name, sql }])
  const seconds = (performance.now() - began) / 1000
  isOver = true
  await writing
  await writer.end()
  return { seconds, waitMs: longest }
}

/** Returns the longest wait of a writer beside each kind of change of a table of a million rows. */
export async function migrationRows(): Promise<Row[]> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.createDatabase('big')
    const driver = await openPostgres({ url, max: 1 })
    await migrate(driver, await readMigrations())
    const filler = await openClient(url)
    await filler.query(INSERT, [ROWS])
    await filler.end()
    const rows: Row[] = []
    for (const [index, { what, sql }] of CHANGES.entries()) {
      const { seconds, waitMs } = await measure(driver, url, `9${index}00_bench.sql`, sql)
      rows.push(atMost(`${what}, of 1,000,000 rows in ${seconds.toFixed(1)} s: longest write`, waitMs, 1000, ' ms'))
    }
    await driver.close()
    return rows
  } finally {
    await postgres.stop()
  }
}
