import { seededDataDir, startServer } from '../../scripts/lib/server.mjs'

/**
 * Starts the real server on seeded data for a whole jest project; tests find it in TEST_SERVER_URL, and a copy of the
 * same data, which no server has open, in TEST_SEEDED_DATA.
 */
export default async function up() {
  const seededData = await seededDataDir()
  process.env.TEST_SEEDED_DATA = seededData
  Object.assign(globalThis, { seededData })
  if (process.env.TEST_SERVER_URL) return
  const server = await startServer()
  process.env.TEST_SERVER_URL = server.url
  Object.assign(globalThis, { testServer: server })
}
