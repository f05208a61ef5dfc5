import { startServer } from '../../scripts/lib/server.mjs'

/** Starts the real server on seeded data for a whole jest project; tests find it in TEST_SERVER_URL. */
export default async function up() {
  if (process.env.TEST_SERVER_URL) return
  const server = await startServer()
  process.env.TEST_SERVER_URL = server.url
  Object.assign(globalThis, { testServer: server })
}
