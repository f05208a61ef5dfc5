import { join } from 'node:path'
import { messageOf, StartError } from '../lib/error'
import { databaseOver, type Database } from './database'
import { FolderInUseError, lockFolder } from './lock'
import { migrate, readMigrations } from './migrate'
import { fillSearchKeys } from './search-keys'

export type { Connection, Orm, Param } from './connection'
export { type Database, joinTransaction, lockUntilSettled, type TenantDb } from './database'
export { conflict, POOL_BUSY, sqlState } from './sql-state'

export interface DatabaseOptions {
  /** A PostgreSQL address; undefined uses PGlite in `dataDir`. */
  url: string | undefined
  dataDir: string
  poolMax: number
}

/** Opens the database that the options name and migrates it. Throws StartError with a sentence. */
export async function openDatabase(options: DatabaseOptions, progress: (line: string) => void): Promise<Database> {
  const database = options.url === undefined ? await openEmbedded(options.dataDir) : await openServer(options.url, options.poolMax)
  try {
    const ran = await migrate(database.driver, await readMigrations())
    await fillSearchKeys(database.driver)
    if (ran.length > 0) progress(`Database: ran ${ran.join(', ')}.`)
    return database
  } catch (error) {
    await database.close()
    const cause = error instanceof Error && error.cause ? ` ${messageOf(error.cause)}` : ''
    throw new StartError(`The database could not be migrated: ${messageOf(error)}${cause}`)
  }
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

async function openServer(url: string, poolMax: number): Promise<Database> {
  if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url))
    throw new StartError('DATABASE_URL is not a PostgreSQL address; it looks like postgres://user:password@host:5432/database.')
  const { host, pathname } = new URL(url)
  const { openPostgres } = await import('./postgres')
  const driver = await openPostgres({ url, max: poolMax })
  try {
    await driver.use({ role: 'owner' }, (connection) => connection.exec('select 1'))
    return databaseOver(driver)
  } catch (error) {
    await driver.close()
    // Names the place, never the password.
    throw new StartError(`The database at ${host}${pathname} (DATABASE_URL) cannot be reached: ${messageOf(error)}`)
  }
}
