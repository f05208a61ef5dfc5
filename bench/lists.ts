import { startPostgres } from '../scripts/lib/postgres.mjs'
import { databaseOver } from '../server/src/db/database'
import { migrate, readMigrations } from '../server/src/db/migrate'
import { openPostgres } from '../server/src/db/postgres'
import { fillShops } from '../test/support/big-shop'
import { endOfDay } from '../test/support/list-calls'
import { MAIN, OTHER, testAppOver } from '../test/server/support/app'
import pg from 'pg'
import { listRow } from './list-row'
import { measureLists } from './measure-lists'
import type { Row } from './row'

/**
 * Products of the two shops; orders, accounts and events follow from them (test/support/big-shop). The small one has more
 * products, accounts and orders than a list counts and shows.
 */
const BIG = 100_000
const SMALL = 2500

/** Returns how much longer each list, search and report takes of a shop of 300,000 orders than of one of 7,500. */
export async function listRows(): Promise<Row[]> {
  const postgres = await startPostgres()
  try {
    const url = await postgres.createDatabase('lists')
    const driver = await openPostgres({ url, max: 4 })
    await migrate(driver, await readMigrations())
    const database = databaseOver(driver)
    const sites = await testAppOver(database)
    const shops = [
      { tenantId: MAIN, products: BIG },
      { tenantId: OTHER, products: SMALL },
    ]
    const now = endOfDay(new Date())
    await sites.make((tx) => fillShops(tx, shops, now))
    await sites.rollFigures(now)
    await sites.due.stop()
    await sites.fastify.close()
    const client = new pg.Client({ connectionString: url })
    // Its statements fail with it.
    client.on('error', () => undefined)
    await client.connect()
    // As autovacuum would have done: lists read indexes alone.
    await client.query('vacuum analyze')
    await client.end()
    const rows: Row[] = []
    await measureLists(driver, now, (measured) => rows.push(listRow(measured)))
    await driver.close()
    return rows
  } finally {
    await postgres.stop()
  }
}
