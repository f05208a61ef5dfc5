import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { initializeDatabases, runPostgres } from './postgres-program.mjs'
import { freePort } from './wait.mjs'

/**
 * @typedef {object} Postgres
 * @property {string} url of its own database
 * @property {(database: string) => string} urlOf
 * @property {(name?: string) => Promise<string>} createDatabase makes an empty database and gives its url
 * @property {string} dataDir its data folder
 * @property {number} port on which it listens at 127.0.0.1
 * @property {(way?: 'fast' | 'immediate') => Promise<void>} stop ends it, `immediate` as a crash, and removes
 * everything if the folder was ours
 */

/** A socket's path may be no longer, and Windows' clients know none. */
const SOCKET_PATH_MAX = 100

/**
 * A real PostgreSQL of our own (npm's binaries) on a free port: race tests and benchmarks need several connections that
 * really run side by side, which PGlite cannot give, and a server over it takes half of the processor time that it
 * takes over PGlite.
 * @param {{ flags?: string[], dir?: string, programs?: string }} [options] `flags`: more `postgres` command-line flags;
 * `dir`: default a temporary folder; one where it has been before has its databases; `programs`: the folder of another
 * PostgreSQL's programs
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ flags = [], dir, programs } = {}) {
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
  const append = (/** @type {string} */ text) => void log.push(text)
  // Its own user may write nowhere else.
  const databaseDir = path.join(folder, 'data')
  const hasSocket = process.platform !== 'win32' && path.join(databaseDir, `.s.PGSQL.${port}`).length <= SOCKET_PATH_MAX
  const args = [
    ...['-c', 'fsync=off', '-c', 'wal_recycle=off', '-c', 'wal_init_zero=off'],
    ...['-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1', '-c', 'lc_messages=C'],
    ...(hasSocket ? ['-c', `unix_socket_directories=${databaseDir}`] : []),
    ...flags,
  ]
  // A statement through a socket takes three quarters of the processor time that it takes through the network.
  const host = hasSocket ? encodeURIComponent(databaseDir) : '127.0.0.1'
  const urlOf = (/** @type {string} */ database) => `postgres://postgres:${password}@${host}:${port}/${database}`
  /** @type {Awaited<ReturnType<typeof runPostgres>> | undefined} */
  let server
  const stop = async (/** @type {'fast' | 'immediate' | undefined} */ way = undefined) => {
    await server?.stop(way)
    if (dir === undefined) await rm(folder, { recursive: true, force: true })
  }
  try {
    if (isNew) await initializeDatabases({ dir: databaseDir, password, programs, log: append })
    server = await runPostgres({ dir: databaseDir, port, args, programs, log: append })
  } catch (cause) {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${log.join('\n')}`, { cause })
  }
  return {
    url: urlOf('postgres'),
    dataDir: databaseDir,
    port,
    urlOf,
    async createDatabase(name = `t${randomBytes(6).toString('hex')}`) {
      await createDatabase(urlOf('postgres'), name)
      return urlOf(name)
    },
    stop,
  }
}

/** @param {string} url @param {string} name */
async function createDatabase(url, name) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
