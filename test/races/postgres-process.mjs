/**
 * A PostgreSQL for one test file, in a process of its own: jest's module loader cannot take the package, and this way it
 * ends with the test whatever happens to that. Prints the address of an empty database; ends when its stdin does.
 */
import { startPostgres } from '../../scripts/lib/postgres.mjs'

const postgres = await startPostgres()
process.stdout.write(`${await postgres.createDatabase()}\n`)
process.stdin.resume()
process.stdin.on('end', async () => {
  await postgres.stop()
  process.exit(0)
})
