import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { migrate, readMigrations } from '../src/db/migrate'
import { openPglite } from '../src/db/pglite'
import { describeTables } from './describe-tables'
import { readNarrowNames } from './narrow-names'

/** Writes server/src/db/tables.generated.ts from an empty database that it migrates in memory. */
async function main(): Promise<void> {
  const driver = await openPglite({})
  await migrate(driver, await readMigrations())
  const narrowNames = await readNarrowNames()
  const text = await driver.use({ role: 'owner' }, (tx) => describeTables(tx, narrowNames))
  await writeFile(fileURLToPath(new URL('../src/db/tables.generated.ts', import.meta.url)), text)
  await driver.close()
}

void main()
