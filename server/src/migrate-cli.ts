import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from './config'
import { connectDatabase, type Database, migrateDatabase } from './db'
import { readMigrations, readStatus } from './db/journal'
import { runCommand } from './lib/run-command'

const USAGE = `npm run migrate                  runs the missing migrations, each in a transaction of its own
npm run migrate -- --status      compares the database with this program; exit code 3 if migrations are missing
npm run migrate -- --dry-run     prints the SQL of the missing migrations and changes nothing
The database is that of DATABASE_URL, whose login owns the tables, or the embedded one of DATA_DIR.`

type Print = (line: string) => void
type Command = (database: Database, print: Print) => Promise<number>

/** Exit code that says that migrations are missing. */
const MISSING = 3

const statusOf = async ({ driver }: Database) => {
  const migrations = await readMigrations()
  return driver.use({ role: 'owner' }, (connection) => readStatus(connection, migrations))
}

const showStatus: Command = async (database, print) => {
  const { applied, pending, newer } = await statusOf(database)
  print(`${applied.length} migrations ran, the last of them ${applied.at(-1) ?? 'none'}.`)
  for (const { name } of pending) print(`missing: ${name}`)
  for (const name of newer) print(`of a newer program: ${name}`)
  return pending.length > 0 ? MISSING : 0
}

const showSql: Command = async (database, print) => {
  for (const { name, sql } of (await statusOf(database)).pending) print(`-- ${name}\n${sql}`)
  return 0
}

async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ options: { status: flag, 'dry-run': flag, help: flag } })
  const print: Print = (line) => void process.stdout.write(`${line}\n`)
  if (values.help) {
    print(USAGE)
    return 0
  }
  const { databaseUrl: url, dataDir, appRole, databaseWaitMs: waitMs } = readConfig(process.env)
  const options = { url, dataDir, appRole, waitMs, poolMax: 1 }
  const run: Command = async (database) => {
    const names = await migrateDatabase(database, options, print)
    if (names.length === 0) print('Database: every migration has run.')
    return 0
  }
  const command = values.status ? showStatus : values['dry-run'] ? showSql : run
  const database = await connectDatabase(options, print)
  try {
    return await command(database, print)
  } finally {
    await database.close()
  }
}

runCommand(main)
