import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection, Driver } from '../core/database.types'
import { APP_ROLE } from './connection'
import { ensureJournal, isApplied, type Migration, noteMigration, readStatus } from './journal'
import { migrationSession, migrationTransaction } from './migration-lock'
import { ensureAppRole, forAppRole, noteAppRights, restoreAppRights, RightsError } from './roles'
import { sqlState } from './sql-state'

export { type Migration, readMigrations } from './journal'

type Report = (line: string) => void
const ignore: Report = () => undefined

/**
 * Milliseconds that a migration waits for a lock of a table, and the pause until it tries again: every statement on the
 * table waits behind the one that waits for the lock, and passes in the pause.
 */
const LOCK_MS = 3000
const RETRY_MS = 1000
/** Tries to get the locks of a migration: two minutes. */
const ATTEMPTS = 30
const LOCK_TIMEOUT = '55P03'

/** First line of a migration whose one statement PostgreSQL runs outside of a transaction only. */
const ALONE = '-- without a transaction'

/** The name of an index that a migration makes concurrently. */
const CONCURRENT_INDEX = /^create (?:unique )?index concurrently if not exists (\w+)/m

/**
 * Brings the database up to the newest migration, each in a transaction of its own unless it says otherwise, and gives
 * the names of those it ran. Refuses a database whose applied migrations differ from the repository's. Waits for another
 * process that migrates, and tries again if a lock of a table is not to be had soon. `appRole` is the role that the
 * application works as; @throws RightsError if the login lacks a right on it.
 */
export async function migrate(
  driver: Driver,
  migrations: readonly Migration[],
  appRole: string = APP_ROLE,
  report: Report = ignore,
): Promise<string[]> {
  return driver.use({ role: 'owner' }, async (connection) => {
    await migrationTransaction(connection, LOCK_MS, report, async () => {
      await ensureAppRole(connection, appRole)
      await restoreAppRights(connection, appRole)
      await ensureJournal(connection)
    })
    const { pending } = await readStatus(connection, migrations)
    const appliedNames: string[] = []
    for (const migration of pending)
      if (await applyOnce(connection, migration, appRole, report)) appliedNames.push(migration.name)
    return appliedNames
  })
}

/** Runs a migration unless another process has done it meanwhile; returns whether it ran. */
async function applyOnce(
  connection: Connection,
  migration: Migration,
  appRole: string,
  report: Report,
): Promise<boolean> {
  const apply = migration.sql.startsWith(ALONE) ? applyAlone : applyInTransaction
  try {
    return await apply(connection, migration, appRole, report)
  } catch (error) {
    if (error instanceof RightsError) throw error
    throw new Error(`Migration ${migration.name} failed.`, { cause: error })
  }
}

async function applyInTransaction(
  connection: Connection,
  migration: Migration,
  appRole: string,
  report: Report,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++)
    try {
      return await migrationTransaction(connection, LOCK_MS, report, async () => {
        if (await isApplied(connection, migration)) return false
        await connection.rows("select set_config('app.role', $1, true)", [appRole])
        await connection.exec(forAppRole(migration.sql, appRole))
        await noteMigration(connection, migration)
        await noteAppRights(connection, appRole)
        return true
      })
    } catch (error) {
      if (sqlState(error) !== LOCK_TIMEOUT || attempt === ATTEMPTS) throw error
      report(`${migration.name} waits for a lock that another transaction holds (${attempt} of ${ATTEMPTS} tries) ...`)
      await sleep(RETRY_MS)
    }
}

async function applyAlone(
  connection: Connection,
  migration: Migration,
  appRole: string,
  report: Report,
): Promise<boolean> {
  return migrationSession(connection, report, async () => {
    if (await isApplied(connection, migration)) return false
    await dropBrokenIndex(connection, migration.sql)
    await connection.exec('set lock_timeout = 0; set statement_timeout = 0')
    try {
      await connection.exec(forAppRole(migration.sql, appRole))
    } finally {
      await connection.exec('reset lock_timeout; reset statement_timeout')
    }
    await noteMigration(connection, migration)
    return true
  })
}

/** An index whose making was interrupted is left behind, invalid, and `if not exists` would take it for made. */
async function dropBrokenIndex(connection: Connection, sql: string): Promise<void> {
  const [, name] = CONCURRENT_INDEX.exec(sql) ?? []
  if (name === undefined) return
  const INVALID = 'select 1 from pg_index where indexrelid = to_regclass($1) and not indisvalid'
  if ((await connection.rows(INVALID, [name])).length > 0) await connection.exec(`drop index concurrently ${name}`)
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
