import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { aptInstall, which } from './debian.mjs'
import { findOwner, giveTo } from './postgres-program.mjs'
import { freePort, until } from './wait.mjs'

/**
 * Makes sure that PgBouncer is there, installing Debian's package when it may.
 * @returns {Promise<string | null>} the program; null where there is none and none can be installed
 */
export async function ensurePgBouncer() {
  const find = () => which('pgbouncer') ?? which('/usr/sbin/pgbouncer')
  if (!find()) await aptInstall(['pgbouncer'], (line) => console.error(`pgbouncer: ${line}`))
  return find()
}

/**
 * Starts a PgBouncer of our own on a free port, which lets everybody in, before a PostgreSQL.
 * @param {string} program
 * @param {string} url of the PostgreSQL, with its login
 * @param {{ mode?: 'session' | 'transaction' | 'statement', poolSize?: number }} [options] `poolSize`: connections to
 * each database
 * @returns {Promise<{ urlOf: (url: string) => string, stop: () => Promise<void> }>} `urlOf` leads an address of a
 * database through it
 */
export async function startPgBouncer(program, url, { mode = 'transaction', poolSize = 4 } = {}) {
  const { hostname, port: serverPort, username, password } = new URL(url)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storefront-pgbouncer-'))
  const owner = await findOwner()
  const port = await freePort()
  const settings = path.join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    [
      '[databases]',
      `* = host=${decodeURIComponent(hostname)} port=${serverPort} user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${mode}`,
      `default_pool_size = ${poolSize}`,
      'max_client_conn = 1000',
      // Each test file has a database of its own, and no more use for connections to it once it has ended.
      'server_idle_timeout = 5',
      '',
    ].join('\n'),
  )
  await chmod(folder, 0o755)
  await giveTo(owner, settings)
  const child = spawn(program, ['-q', settings], { ...owner, stdio: 'ignore' })
  // One that cannot be started never exits, and is not waited for.
  const exit = new Promise((resolve) => child.once('exit', resolve).on('error', resolve))
  const stop = async () => {
    child.kill('SIGKILL')
    await exit
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await until(() => accepts(port), { what: 'PgBouncer', giveUp: () => child.exitCode !== null })
  } catch (error) {
    await stop()
    throw error
  }
  return { urlOf: (of) => `postgres://any@127.0.0.1:${port}${new URL(of).pathname}`, stop }
}

/**
 * Leads addresses of a PostgreSQL through a PgBouncer of our own in transaction mode where the environment has POOLER;
 * elsewhere, and with a warning where there is no PgBouncer, they stay as they are.
 * @param {string} url of the PostgreSQL, with its login
 * @returns {Promise<{ urlOf: (url: string) => string, stop: () => Promise<void> }>}
 */
export async function startPooler(url) {
  const program = process.env.POOLER ? await ensurePgBouncer() : null
  if (program) return startPgBouncer(program, url, { poolSize: 40 })
  if (process.env.POOLER) console.warn('no PgBouncer here: everything goes to PostgreSQL directly')
  return { urlOf: (of) => of, stop: async () => {} }
}

/** Whether something listens on a port. @param {number} port @returns {Promise<boolean>} */
const accepts = (port) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
