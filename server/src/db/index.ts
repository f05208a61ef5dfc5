import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf, StartError } from '../lib/error'
import type { Driver } from '../core/database.types'
import { APP_ROLE } from './connection'
import { databaseOver } from './database'
import type { Database } from '../core/database.types'
import { FolderInUseError, lockFolder } from './lock'
import { readStatus } from './journal'
import { migrate, readMigrations } from './migrate'
import { requireAllRows, RightsError } from './roles'
import { DATABASE_UNAVAILABLE, sqlState } from './sql-state'

export type { Connection, Database, Param, TenantDb } from '../core/database.types'
export { joinTransaction } from './database'
export { lockUntilSettled } from './transaction'
export { conflict, DATABASE_UNAVAILABLE, POOL_BUSY, sqlState } from './sql-state'

export interface DatabaseOptions {
  /** A PostgreSQL address; undefined uses PGlite in `dataDir`. */
  url: string | undefined
  dataDir: string
  poolMax: number
  /** Callers that may wait for a connection at the same time. */
  queueMax?: number
  /** The role of a PostgreSQL that statements of a tenant are run as; default APP_ROLE. */
  appRole?: string
  /** Whether missing migrations are run; else a database that lacks one is refused. Default true. */
  migrates?: boolean
  /** Milliseconds to wait for a PostgreSQL that cannot be reached yet; default none. */
  waitMs?: number
}

/** Milliseconds between two tries of a start to reach PostgreSQL. */
const RETRY_MS = 500

/** Exit code of a start that met a database without the migrations that this program needs. */
const OLD_SCHEMA = 3

/**
 * Refuses a database that lacks a migration of this program. It may have more: the program before a newer one goes on
 * while that starts (docs/operations/upgrade.md). Throws StartError.
 */
async function requireMigrations(driver: Driver): Promise<void> {
  const migrations = await readMigrations()
  const { pending } = await driver.use({ role: 'owner' }, (connection) => readStatus(connection, migrations))
  if (pending.length > 0)
    throw new StartError(
      `The database lacks ${pending.length} of ${migrations.length} migrations, from ${pending[0]?.name} on, and MIGRATE is off. Run npm run migrate (node dist/server/migrate.js) as the owner of the tables first.`,
      OLD_SCHEMA,
    )
}

/**
 * Opens the database that the options name and brings it to the newest migration, or checks that it is there. Throws
 * StartError with a sentence.
 */
export async function openDatabase(options: DatabaseOptions, progress: (line: string) => void): Promise<Database> {
  const database = await connectDatabase(options, progress)
  try {
    if (options.migrates ?? true) await migrateDatabase(database, options, progress)
    else await requireMigrations(database.driver)
    await database.driver.use({ role: 'owner' }, requireAllRows)
    return database
  } catch (error) {
    await database.close()
    throw startErrorOf(error)
  }
}

/** Returns the sentence for a database that could not be brought to the newest migration. */
function startErrorOf(error: unknown): StartError {
  if (error instanceof StartError) return error
  if (error instanceof RightsError) return new StartError(error.message)
  const cause = error instanceof Error && error.cause ? ` ${messageOf(error.cause)}` : ''
  return new StartError(`The database could not be migrated: ${messageOf(error)}${cause}`)
}

/** Opens the database that the options name, at whatever migration it is. Throws StartError with a sentence. */
export const connectDatabase = (options: DatabaseOptions, progress: (line: string) => void): Promise<Database> =>
  options.url === undefined ? openEmbedded(options.dataDir) : openServer(options.url, options, progress)

/** Runs the missing migrations of a database and reports them; returns their names. Throws StartError. */
export async function migrateDatabase(
  { driver }: Database,
  { url, appRole }: Pick<DatabaseOptions, 'url' | 'appRole'>,
  progress: (line: string) => void,
): Promise<string[]> {
  const migrations = await readMigrations()
  const names = await migrate(driver, migrations, url === undefined ? APP_ROLE : appRole, progress).catch(
    (error: unknown) => Promise.reject(startErrorOf(error)),
  )
  if (names.length > 0) progress(`Database: ran ${names.join(', ')}.`)
  return names
}

async function openEmbedded(dataDir: string): Promise<Database> {
  let release: () => void
  try {
    release = lockFolder(dataDir)
  } catch (error) {
    if (error instanceof FolderInUseError) throw new StartError(error.message)
    throw new StartError(`The data folder ${dataDir} cannot be used: ${messageOf(error)}`)
  }
  try {
    const { openPglite } = await import('./pglite')
    const driver = await openPglite({ dataDir: join(dataDir, 'pg') })
    const close = () => driver.close().finally(release)
    return databaseOver({ use: driver.use, close })
  } catch (error) {
    release()
    throw new StartError(`The embedded database in ${dataDir} cannot be opened: ${messageOf(error)}`)
  }
}

async function openServer(
  url: string,
  { poolMax, queueMax, appRole = APP_ROLE, waitMs = 0 }: DatabaseOptions,
  progress: (line: string) => void,
): Promise<Database> {
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url))
    throw new StartError(
      'DATABASE_URL is not a PostgreSQL address; it looks like postgres://user:password@host:5432/database.',
    )
  const { host, pathname } = new URL(url)
  // Names the place, never the password.
  const place = `The database at ${host}${pathname} (DATABASE_URL)`
  const { openPostgres } = await import('./postgres')
  const driver = await openPostgres({ url, max: poolMax, queueMax, appRole })
  try {
    await waitForServer(driver, waitMs, (reason) =>
      progress(`${place} cannot be reached yet, waiting up to ${waitMs / 1000} s: ${reason}`),
    )
    return databaseOver(driver)
  } catch (error) {
    await driver.close()
    throw new StartError(`${place} cannot be reached: ${reasonOf(error)}`)
  }
}

/**
 * Waits until PostgreSQL accepts statements, at most `waitMs`; calls `report` with each new reason. Errors that waiting
 * does not solve are thrown at once.
 */
async function waitForServer(driver: Driver, waitMs: number, report: (reason: string) => void): Promise<void> {
  const end = performance.now() + waitMs
  for (let lastReason = ''; ; await sleep(RETRY_MS))
    try {
      return await driver.use({ role: 'owner' }, (connection) => connection.exec('select 1'))
    } catch (error) {
      if (sqlState(error) !== DATABASE_UNAVAILABLE || performance.now() >= end) throw error
      const reason = reasonOf(error)
      if (reason !== lastReason) report(reason)
      lastReason = reason
    }
}

/** Returns the reason why the database is unavailable, as the network or PostgreSQL reported it. */
const reasonOf = (error: unknown): string => messageOf(error instanceof Error ? (error.cause ?? error) : error)
