import { randomUUID } from 'node:crypto'
import type { Driver } from '../../../server/src/core/database.types'
import { migrate, readMigrations } from '../../../server/src/db/migrate'
import { openPostgres } from '../../../server/src/db/postgres'

/**
 * Callers wait for their turn at the connections as long as a busy machine needs; a test that hangs has its own limit.
 */
const WAIT_MS = 10 * 60_000

/** Whoever makes the template holds this lock of the server; the number only has to be the same for all. */
const TEMPLATE_LOCK = 7_301

const urlOf = (name: string, server = process.env.TEST_POSTGRES_URL): string =>
  Object.assign(new URL(server ?? ''), { pathname: `/${name}` }).href

/** The suite's PostgreSQL (test/setup/postgres-up.mjs), as its owner, for statements that concern databases. */
async function withServer<T>(
  fn: (exec: (sql: string) => Promise<void>, rows: (sql: string) => Promise<unknown[]>) => Promise<T>,
): Promise<T> {
  const admin = await openPostgres({ url: process.env.TEST_POSTGRES_URL ?? '', max: 1, waitMs: WAIT_MS })
  try {
    return await admin.use({ role: 'owner' }, (connection) => fn(connection.exec, (sql) => connection.rows(sql)))
  } finally {
    await admin.close()
  }
}

/** The migrated database that all others are copied from; made by the first test file that asks, for all of the run. */
async function ensureTemplate(): Promise<void> {
  await withServer(async (exec, rows) => {
    await exec('set lock_timeout = 0; set statement_timeout = 0')
    await exec(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    if ((await rows("select 1 from pg_database where datname = 'migrated'")).length > 0) return
    await exec('drop database if exists migrating')
    await exec('create database migrating')
    const driver = await openPostgres({ url: urlOf('migrating'), max: 1, waitMs: WAIT_MS })
    await migrate(driver, await readMigrations())
    await driver.close()
    await exec('alter database migrating rename to migrated')
  })
}

/** The address of a new database of the suite's PostgreSQL. @param from what it is copied from */
async function createDatabase(from: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`
  await withServer((exec) => exec(`create database ${name} template ${from} strategy file_copy`))
  return urlOf(name)
}

/** The address of a new database, at the newest migration and without a row. */
export async function createMigratedDatabase(): Promise<string> {
  await ensureTemplate()
  const { pathname } = new URL(await createDatabase('migrated'))
  return urlOf(pathname.slice(1), process.env.TEST_POOLER_URL)
}

/** The address of a new database without any table. */
export const createEmptyDatabase = (): Promise<string> => createDatabase('template0')

/** A database of its own without any table, for tests that migrate it step by step. */
export const openEmptyPostgres = async (): Promise<Driver> =>
  openPostgres({ url: await createEmptyDatabase(), max: 1, waitMs: WAIT_MS })

/**
 * A migrated database of its own behind one connection: what a test sends goes through in order, as over the embedded
 * driver, at a third of its processor time.
 */
export const openMigratedPostgres = async (): Promise<Driver> =>
  openPostgres({ url: await createMigratedDatabase(), max: 1, waitMs: WAIT_MS })
