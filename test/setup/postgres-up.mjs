import { startPooler } from '../../scripts/lib/pgbouncer.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'

/**
 * Starts one PostgreSQL for a whole jest project; each test file makes a database of its own at TEST_POSTGRES_URL, and
 * reaches it at TEST_POOLER_URL, which is another address with POOLER alone.
 */
export default async function up() {
  // Each file has the connections of two servers, and a large machine runs many files at once. Statistics that appear
  // when a busy machine gets to them would change the plans that tests look at.
  const postgres = await startPostgres({ flags: ['-c', 'max_connections=2000', '-c', 'autovacuum=off'] })
  const pooler = await startPooler(postgres.url)
  process.env.TEST_POSTGRES_URL = postgres.url
  process.env.TEST_POOLER_URL = pooler.urlOf(postgres.url)
  Object.assign(globalThis, { testPostgres: postgres, testPooler: pooler })
}
