import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Connection, Driver } from '../core/database.types'

const DIRECTORY = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any constant: two processes that start together migrate one after the other. */
const ADVISORY_LOCK = 7241001

export interface Migration {
  name: string
  sql: string
}

/** Returns the migrations of the repository, in their order. */
export async function readMigrations(directory = DIRECTORY): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort()
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(`${directory}/${name}`, 'utf8') })))
}

const digest = (sql: string) => createHash('sha256').update(sql).digest('hex')

/**
 * Brings the database up to the newest migration, each in a transaction of its own, and gives the names
 * of those it ran. Refuses a database whose applied migrations differ from the repository's.
 */
export async function migrate(driver: Driver, migrations: readonly Migration[]): Promise<string[]> {
  return driver.use({ role: 'owner' }, async (connection) => {
    await connection.exec(`select pg_advisory_lock(${ADVISORY_LOCK})`)
    try {
      return await applyMissing(connection, migrations)
    } finally {
      await connection.exec(`select pg_advisory_unlock(${ADVISORY_LOCK})`)
    }
  })
}

async function applyMissing(connection: Connection, migrations: readonly Migration[]): Promise<string[]> {
  await connection.exec(
    'create table if not exists schema_migration (name text primary key, digest text not null, applied_at timestamptz not null default now())',
  )
  const appliedHashes = new Map(
    (await connection.rows<{ name: string; digest: string }>('select name, digest from schema_migration')).map(
      (row) => [row.name, row.digest],
    ),
  )
  const appliedNames: string[] = []
  for (const { name, sql } of migrations) {
    const before = appliedHashes.get(name)
    if (before === digest(sql)) continue
    if (before !== undefined)
      throw new Error(`Migration ${name} was changed after it ran on this database; write a new one instead.`)
    await connection.exec('begin')
    try {
      await connection.exec(sql)
      await connection.rows('insert into schema_migration (name, digest) values ($1, $2)', [name, digest(sql)])
      await connection.exec('commit')
    } catch (error) {
      await connection.exec('rollback')
      throw new Error(`Migration ${name} failed.`, { cause: error })
    }
    appliedNames.push(name)
  }
  return appliedNames
}

/**
 * Sets every identity counter past the largest id of its table; the seed calls it after it has named
 * ids itself.
 */
export async function syncIdentities(connection: Connection): Promise<void> {
  const columns = await connection.rows<{ table_name: string; column_name: string }>(
    "select table_name, column_name from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'",
  )
  for (const { table_name, column_name } of columns)
    await connection.exec(
      `select setval(pg_get_serial_sequence('${table_name}', '${column_name}'), greatest((select max(${column_name}) from ${table_name}), 1))`,
    )
}
