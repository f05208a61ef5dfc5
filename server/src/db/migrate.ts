import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Connection, Driver } from '../core/database.types'
import { APP_ROLE } from './connection'
import { ensureAppRole, forAppRole, noteAppRights, restoreAppRights } from './roles'

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

/**
 * Digests of earlier texts of a migration, with the same result: databases that ran one of them are as those that ran
 * the present one.
 */
const EARLIER_DIGESTS: Readonly<Record<string, readonly string[]>> = {
  // It made the application's role itself, for which an owner needed CREATEROLE.
  '0002_row_level_security.sql': ['83bb92645023829ee41fd63c78b142f161325f01f1ac1b786f621801d43b71e1'],
}

const digest = (sql: string) => createHash('sha256').update(sql).digest('hex')

/**
 * Brings the database up to the newest migration, each in a transaction of its own, and gives the names
 * of those it ran. Refuses a database whose applied migrations differ from the repository's. `appRole` is the role that
 * the application works as; @throws RightsError if the login lacks a right on it.
 */
export async function migrate(
  driver: Driver,
  migrations: readonly Migration[],
  appRole: string = APP_ROLE,
): Promise<string[]> {
  return driver.use({ role: 'owner' }, async (connection) => {
    await connection.exec(`select pg_advisory_lock(${ADVISORY_LOCK})`)
    try {
      await ensureAppRole(connection, appRole)
      await restoreAppRights(connection, appRole)
      const appliedNames = await applyMissing(connection, migrations, appRole)
      if (appliedNames.length > 0) await noteAppRights(connection, appRole)
      return appliedNames
    } finally {
      await connection.exec(`select pg_advisory_unlock(${ADVISORY_LOCK})`)
    }
  })
}

async function applyMissing(
  connection: Connection,
  migrations: readonly Migration[],
  appRole: string,
): Promise<string[]> {
  // Another login than the owner may not even try to make a table.
  const [journal] = await connection.rows<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  )
  if (!journal?.exists)
    await connection.exec(
      'create table schema_migration (name text primary key, digest text not null, applied_at timestamptz not null default now())',
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
    if (before !== undefined && EARLIER_DIGESTS[name]?.includes(before)) continue
    if (before !== undefined)
      throw new Error(`Migration ${name} was changed after it ran on this database; write a new one instead.`)
    await connection.exec('begin')
    try {
      await connection.rows("select set_config('app.role', $1, true)", [appRole])
      await connection.exec(forAppRole(sql, appRole))
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
