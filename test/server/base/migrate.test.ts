import type { Driver } from '../../../server/src/core/database.types'
import { type Migration, readStatus } from '../../../server/src/db/journal'
import { migrate } from '../../../server/src/db/migrate'
import { migrationTransaction } from '../../../server/src/db/migration-lock'
import { openPostgres } from '../../../server/src/db/postgres'
import { createEmptyDatabase } from '../support/postgres'

const TABLE = { name: '9001_a.sql', sql: 'create table a (x int); insert into a values (1), (1)' }
const COLUMN = { name: '9002_b.sql', sql: 'alter table a add y int' }
const INDEX = {
  name: '9003_c.sql',
  sql: '-- without a transaction\ncreate unique index concurrently if not exists a_x on a (x);\n',
}

const ignore = () => undefined

let url: string
let drivers: Driver[]
beforeEach(async () => {
  url = await createEmptyDatabase()
  drivers = []
})
afterEach(async () => {
  for (const driver of drivers) await driver.close()
})

/** A process of its own, as far as the database sees it. */
async function openProcess(): Promise<Driver> {
  const driver = await openPostgres({ url, max: 1 })
  drivers.push(driver)
  return driver
}

/** A migration of another process: its end, and the first line that it reports. */
function migrateBeside(migrations: readonly Migration[]): { names: Promise<string[]>; firstLine: Promise<string> } {
  let names: Promise<string[]> = Promise.resolve([])
  const firstLine = new Promise<string>((resolve) => {
    names = openProcess().then((driver) => migrate(driver, migrations, undefined, resolve))
  })
  return { names, firstLine }
}

describe('a migration', () => {
  test('waits for a process that migrates, however long that takes, and says so', async () => {
    const other = await openProcess()
    const migration = await other.use({ role: 'owner' }, (connection) =>
      migrationTransaction(connection, 1000, ignore, async () => {
        const beside = migrateBeside([TABLE])
        expect(await beside.firstLine).toBe('Another process migrates the database; waiting for it (0 s so far) ...')
        return beside
      }),
    )
    expect(await migration.names).toEqual([TABLE.name])
  })

  test('that another process ran meanwhile is not run again', async () => {
    const [one, other] = [await openProcess(), await openProcess()]
    const results = await Promise.all([migrate(one, [TABLE, COLUMN]), migrate(other, [TABLE, COLUMN])])
    expect(results.flat().sort()).toEqual([TABLE.name, COLUMN.name])
  })

  test('gives a table back while it waits for the lock of a long transaction, and tries again', async () => {
    const other = await openProcess()
    await migrate(other, [TABLE])
    const migration = await other.use({ role: 'owner' }, async (connection) => {
      await connection.exec('begin; lock table a in row exclusive mode')
      const beside = migrateBeside([TABLE, COLUMN])
      expect(await beside.firstLine).toBe(
        '9002_b.sql waits for a lock that another transaction holds (1 of 30 tries) ...',
      )
      await connection.exec('commit')
      return beside
    })
    expect(await migration.names).toEqual([COLUMN.name])
  })

  test('outside of a transaction replaces the index that an interrupted run left', async () => {
    const driver = await openProcess()
    await expect(migrate(driver, [TABLE, INDEX])).rejects.toThrow('Migration 9003_c.sql failed.')
    await driver.use({ role: 'owner' }, (connection) =>
      connection.exec('delete from a where ctid = (select min(ctid) from a)'),
    )
    expect(await migrate(driver, [TABLE, INDEX])).toEqual([INDEX.name])
    const rows = await driver.use({ role: 'owner' }, (connection) =>
      connection.rows("select indisvalid from pg_index where indexrelid = 'a_x'::regclass"),
    )
    expect(rows).toEqual([{ indisvalid: true }])
  })
})

test('the status of a database names what ran, what is missing and what a newer program ran', async () => {
  const driver = await openProcess()
  const status = () => driver.use({ role: 'owner' }, (connection) => readStatus(connection, [TABLE, INDEX]))
  expect(await status()).toEqual({ applied: [], pending: [TABLE, INDEX], newer: [] })
  await migrate(driver, [TABLE, COLUMN])
  expect(await status()).toEqual({ applied: [TABLE.name, COLUMN.name], pending: [INDEX], newer: [COLUMN.name] })
})
