import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Connection } from '../core/database.types'

const DIRECTORY = fileURLToPath(new URL('./migrations', import.meta.url))

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

const digestOf = (sql: string) => createHash('sha256').update(sql).digest('hex')

async function readDigests(connection: Connection): Promise<ReadonlyMap<string, string>> {
  const [journal] = await connection.rows<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  )
  if (!journal?.exists) return new Map()
  const rows = await connection.rows<{ name: string; digest: string }>(
    'select name, digest from schema_migration order by name',
  )
  return new Map(rows.map(({ name, digest }) => [name, digest]))
}

/** Migrations of a database beside those of this program. */
export interface MigrationStatus {
  /** Names of those that ran, in their order. */
  readonly applied: readonly string[]
  /** Those that are still to run, in their order. */
  readonly pending: readonly Migration[]
  /** Names of those that a newer program ran. */
  readonly newer: readonly string[]
}

/**
 * Compares the database with the migrations of this program. Any login that sees the journal may. Throws if a migration
 * was changed after it ran.
 */
export async function readStatus(connection: Connection, migrations: readonly Migration[]): Promise<MigrationStatus> {
  const digests = await readDigests(connection)
  for (const { name, sql } of migrations) {
    const digest = digests.get(name)
    if (digest !== undefined && digest !== digestOf(sql) && !EARLIER_DIGESTS[name]?.includes(digest))
      throw new Error(`Migration ${name} was changed after it ran on this database; write a new one instead.`)
  }
  const names = new Set(migrations.map(({ name }) => name))
  return {
    applied: [...digests.keys()],
    pending: migrations.filter(({ name }) => !digests.has(name)),
    newer: [...digests.keys()].filter((name) => !names.has(name)),
  }
}

/** Makes the journal unless it is there: another login than the owner may not even try. */
export async function ensureJournal(connection: Connection): Promise<void> {
  const [journal] = await connection.rows<{ exists: boolean }>(
    "select to_regclass('schema_migration') is not null as exists",
  )
  if (!journal?.exists)
    await connection.exec(
      'create table schema_migration (name text primary key, digest text not null, applied_at timestamptz not null default now())',
    )
}

/** Returns whether a migration has run. */
export async function isApplied(connection: Connection, { name }: Migration): Promise<boolean> {
  return (await connection.rows('select 1 from schema_migration where name = $1', [name])).length > 0
}

/** Notes that a migration has run. */
export async function noteMigration(connection: Connection, { name, sql }: Migration): Promise<void> {
  await connection.rows('insert into schema_migration (name, digest) values ($1, $2)', [name, digestOf(sql)])
}
