import { openDatabase } from '../../scripts/lib/data-dir.mjs'
import { seededDataDir, startServer } from '../../scripts/lib/server.mjs'

/**
 * Starts the real server on seeded data for a whole jest project; tests find it in TEST_SERVER_URL, and a database with
 * the same data, which no server has open, in TEST_SEEDED_DATABASE.
 */
export default async function up() {
  const seededData = await seededDataDir()
  const seededDatabase = await openDatabase(seededData)
  process.env.TEST_SEEDED_DATABASE = seededDatabase.url
  Object.assign(globalThis, { seededData, seededDatabase })
  if (process.env.TEST_SERVER_URL) return
  const server = await startServer()
  process.env.TEST_SERVER_URL = server.url
  Object.assign(globalThis, { testServer: server })
}
