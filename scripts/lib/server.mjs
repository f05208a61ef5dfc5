import { mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import {
  copyDir,
  copyTemplate,
  databaseDir,
  hasDatabase,
  makeTemporaryDir,
  openDatabase,
  seedHash,
} from './data-dir.mjs'
import { at, cacheDir, removeOld } from './root.mjs'
import { serverProgram } from './server-bundle.mjs'
import { startHosted, stopHosted } from './server-host.mjs'
import { endGroup, start } from './spawn.mjs'
import { freePort, TIMEOUT_MS, until } from './wait.mjs'

/** A template older than this is seeded again: events and offers of the demo lie around the day of seeding. */
const TEMPLATE_HOURS = 6

/**
 * @typedef {object} RunningServer
 * @property {string} url origin without trailing slash
 * @property {number} port
 * @property {string} dataDir
 * @property {number} startedIn milliseconds until it was ready
 * @property {() => string} log what it printed
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop ends it; SIGKILL for a crash. Its data stays
 * @property {() => Promise<void>} remove ends it and removes its data, if the folder was ours
 */

/** Whole test runs come from one address: its limits would be the first thing every suite meets. */
export const LIMITS = {
  SMS_PER_IP: '1000000',
  SMS_FREE_PER_IP: '1000000',
  CAPTCHAS_PER_IP: '1000000',
  TRACKS_PER_IP: '1000000',
  SMS_PER_MOBILE: '1000000',
  LOGINS_PER_IP: '1000000',
  VENDOR_LOGINS_PER_IP: '1000000',
  PHOTOS_PER_IP: '1000000',
  JSSDK_PER_IP: '1000000',
  LOGS_PER_IP: '1000000',
  SEARCHES_PER_IP: '1000000',
  UPLOADS_PER_USER: '1000000',
  MEDIA_UPLOADS_PER_USER: '1000000',
  TAKE_OVERS_PER_USER: '1000000',
  NOTES_PER_USER: '1000000',
  COMMENTS_PER_USER: '1000000',
  REACTIONS_PER_USER: '1000000',
  REPORTS_PER_USER: '1000000',
  FEEDBACK_PER_USER: '1000000',
  PROFILES_PER_USER: '1000000',
  DATA_EXPORTS_PER_USER: '1000000',
  LINKS_PER_USER: '1000000',
  FIGURES_PER_USER: '1000000',
  PAYMENTS_PER_USER: '1000000',
  EXPORTS_PER_USER: '1000000',
}

/** @typedef {Pick<RunningServer, 'log' | 'stop'>} ServerProcess */

/**
 * Starts the server in a process of its own.
 * @param {readonly string[]} program arguments of node
 * @param {Record<string, string | undefined>} env
 * @returns {ServerProcess & { hasEnded: () => boolean }}
 */
function spawnServer(program, env) {
  const child = start(process.execPath, program, { env })
  let log = ''
  const append = (/** @type {Buffer} */ part) => {
    log += part.toString()
    // A long benchmark would otherwise keep every request's line.
    if (log.length > 4_000_000) log = log.slice(-2_000_000)
  }
  child.stdout.on('data', append)
  child.stderr.on('data', append)
  const closeEvent = new Promise((resolve) => child.once('close', resolve))
  return {
    log: () => log,
    hasEnded: () => child.exitCode !== null,
    async stop(signal = 'SIGTERM') {
      endGroup(child, signal)
      const force = setTimeout(() => endGroup(child, 'SIGKILL'), 15_000)
      await closeEvent
      clearTimeout(force)
    },
  }
}

/**
 * Starts the server in the process that SERVER_HOST names, where its log is.
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<ServerProcess>}
 */
async function startShared(env) {
  const url = await startHosted(env)
  return {
    log: () => '',
    async stop(signal) {
      if (signal === 'SIGKILL') throw new Error('a server to kill needs a process of its own: hasOwnProcess')
      await stopHosted(url)
    },
  }
}

/**
 * Starts the real server and waits until it is ready.
 * @param {{ dataDir?: string, port?: number, env?: Record<string, string | undefined>, timeout?: number, fresh?:
 * boolean, fromSources?: boolean, hasOwnProcess?: boolean }} [options] `dataDir`: default a copy of the demo's, over
 * PostgreSQL; any other folder has the embedded database; `fresh`: an empty folder instead; `port`: default a free one;
 * `fromSources`: as `npm start` runs it, which alone can seed an empty database; `hasOwnProcess`: also where
 * SERVER_HOST names one that servers share
 * @returns {Promise<RunningServer>}
 */
export async function startServer({
  dataDir,
  port,
  env = {},
  timeout = TIMEOUT_MS,
  fresh = false,
  fromSources = fresh,
  hasOwnProcess = fromSources || !process.env.SERVER_HOST,
} = {}) {
  const own = dataDir === undefined
  const folder = dataDir ?? (fresh ? await mkdtemp(path.join(os.tmpdir(), 'storefront-data-')) : await seededDataDir())
  const listen = port ?? (await freePort())
  const url = `http://127.0.0.1:${listen}`
  const database = hasDatabase(folder) ? await openDatabase(folder) : undefined
  const settings = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    DATABASE_URL: database?.url,
    ...LIMITS,
    ...env,
    PORT: String(listen),
    DATA_DIR: folder,
  }
  /** @type {ServerProcess | undefined} */
  let server
  const stop = async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
    await server?.stop(signal)
    await database?.stop()
  }
  const remove = async () => {
    await stop()
    if (own) await rm(folder, { recursive: true, force: true })
  }
  const began = performance.now()
  try {
    if (hasOwnProcess) {
      const child = spawnServer(
        fromSources ? ['--import', 'tsx', at('server/src/main.ts')] : [await serverProgram('main')],
        settings,
      )
      server = child
      const isReady = async () => {
        if (child.hasEnded()) throw new Error('the server ended')
        return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })).ok
      }
      // A server that ended will not become ready: no use in waiting for the timeout.
      await until(isReady, { timeout, what: 'the server being ready', every: 25, giveUp: child.hasEnded })
    } else server = await startShared(settings)
  } catch (cause) {
    const log = server?.log() ?? ''
    await remove()
    throw new Error(`The server did not start:\n${log.slice(-6000)}`, { cause })
  }
  return {
    url,
    port: listen,
    dataDir: folder,
    startedIn: Math.round(performance.now() - began),
    log: server.log,
    stop,
    remove,
  }
}

/**
 * Makes the template unless this source's is there and young. Who has made it names it to the processes that it starts:
 * to find out which one is this source's takes a fifth of a server's start.
 * @returns {Promise<string>} its folder
 */
export async function seedTemplate() {
  process.env.SEED_TEMPLATE ??= await makeTemplate()
  return process.env.SEED_TEMPLATE
}

async function makeTemplate() {
  const template = path.join(cacheDir, `seed-${await seedHash()}`)
  const stats = await stat(template).catch(() => null)
  if (stats && Date.now() - stats.mtimeMs < TEMPLATE_HOURS * 3_600_000) return template
  await mkdir(cacheDir, { recursive: true })
  await removeOld(/^seed(?:ing)?-/)
  // Not beside the caches: PostgreSQL may not be allowed to pass through the folders above them.
  const work = await makeTemporaryDir('storefront-seed-')
  await mkdir(databaseDir(work))
  const server = await startServer({ dataDir: work, fromSources: true })
  await server.stop()
  const seeding = await mkdtemp(path.join(cacheDir, 'seeding-'))
  await copyDir(work, seeding)
  await rm(work, { recursive: true, force: true })
  // Rename is atomic: two suites that seed at once both end up with a whole template.
  await rename(seeding, template).catch(() => rm(seeding, { recursive: true, force: true }))
  return template
}

/** A new copy of the seeded template, for one server. @returns {Promise<string>} */
export async function seededDataDir() {
  const dir = await makeTemporaryDir('storefront-data-')
  await copyTemplate(await seedTemplate(), dir)
  return dir
}
