import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from './config'
import { connectDatabase } from './db'
import { completionsOf, placementsOf, readCatalogue, refusalsOf, SESSION } from './db/cluster'
import { StartError } from './lib/error'
import { runCommand } from './lib/run-command'

const USAGE = `npm run distribute               gives a migrated database on Citus the shape of a cluster, table by table
npm run distribute -- --dry-run  prints the statements and changes nothing
It refuses what cannot be distributed, a sentence for each reason; exit code 3. A run that broke off is repeated.
The database is that of DATABASE_URL, whose login owns the tables.`

/** Exit code that says that the database cannot be distributed. */
const REFUSED = 3

const print = (line: string): void => void process.stdout.write(`${line}\n`)

async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ options: { 'dry-run': flag, help: flag } })
  if (values.help) {
    print(USAGE)
    return 0
  }
  const { databaseUrl: url, dataDir, appRole, databaseWaitMs: waitMs } = readConfig(process.env)
  if (url === undefined) throw new StartError('DATABASE_URL is not set: an embedded database has one machine.')
  const database = await connectDatabase({ url, dataDir, appRole, waitMs, poolMax: 1 }, print)
  try {
    return await database.driver.use({ role: 'owner' }, async (connection) => {
      const catalogue = await readCatalogue(connection, appRole)
      const statements = [SESSION, ...placementsOf(catalogue), ...completionsOf(appRole)]
      if (values['dry-run']) for (const statement of statements) print(`${statement};`)
      const refusals = refusalsOf(catalogue)
      for (const refusal of refusals) process.stderr.write(`${refusal}\n`)
      if (refusals.length > 0) return REFUSED
      if (values['dry-run']) return 0
      for (const statement of statements) {
        print(statement)
        await connection.exec(statement)
      }
      return 0
    })
  } finally {
    await database.close()
  }
}

runCommand(main)
