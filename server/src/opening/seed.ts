import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Database } from '../db'
import { syncIdentities } from '../db/migrate'
import type { Seed, SeedDeps, SeedReport } from './seeding'

const FILE = fileURLToPath(new URL('../../../demo/index.ts', import.meta.url))

const hasSeed = (module: unknown): module is { seed: Seed } =>
  typeof module === 'object' && module !== null && 'seed' in module && typeof module.seed === 'function'

/** Whether there is no tenant yet. */
export async function isEmpty(database: Database): Promise<boolean> {
  return (await database.owner.read((tx) => tx.rows('select 1 from tenant limit 1'))).length === 0
}

/** Fills an empty database with the demo, all or nothing; null when there is no seed to fill it with. */
export async function seedDatabase(database: Database, deps: Omit<SeedDeps, 'tx'>): Promise<SeedReport | null> {
  if (!existsSync(FILE)) return null
  const module: unknown = await import(FILE)
  if (!hasSeed(module)) return null
  const isNew = await database.owner.tx(async (tx) => {
    const report = await module.seed({ ...deps, tx })
    await syncIdentities(tx)
    return report
  })
  // The planner knows nothing of rows that came all at once, and guesses badly until it has counted them.
  await database.owner.tx((tx) => tx.exec('analyze'))
  return isNew
}
