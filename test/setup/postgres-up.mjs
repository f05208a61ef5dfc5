import { startPostgres } from '../../scripts/lib/postgres.mjs'

/** Starts a PostgreSQL for a whole jest project, unless TEST_POSTGRES_URL names one where databases may be created. */
export default async function up() {
  if (process.env.TEST_POSTGRES_URL) return
  const postgres = await startPostgres()
  process.env.TEST_POSTGRES_URL = postgres.url
  Object.assign(globalThis, { testPostgres: postgres })
}
