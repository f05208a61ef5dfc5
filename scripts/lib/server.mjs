import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { at, cacheDir, removeOld } from './root.mjs'
import { serverBundle } from './server-bundle.mjs'
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

/**
 * Starts the real server and waits until it is ready.
 * @param {{ dataDir?: string, port?: number, env?: Record<string, string | undefined>, timeout?: number, fresh?: boolean, fromSources?: boolean }} [options]
 *   `dataDir`: default a copy of the seeded template; `fresh`: an empty folder instead; `port`: default a free one;
 *   `fromSources`: as `npm start` runs it, which alone can seed an empty database
 * @returns {Promise<RunningServer>}
 */
export async function startServer({ dataDir, port, env = {}, timeout = TIMEOUT_MS, fresh = false, fromSources = fresh } = {}) {
  const own = dataDir === undefined
  const folder = dataDir ?? (fresh ? await mkdtemp(path.join(os.tmpdir(), 'storefront-data-')) : await seededDataDir())
  const listen = port ?? (await freePort())
  const url = `http://127.0.0.1:${listen}`
  const program = fromSources ? ['--import', 'tsx', at('server/src/main.ts')] : [await serverBundle()]
  const began = performance.now()
  const child = start(process.execPath, program, {
    // Whole test runs come from one address: its limits would be the first thing every suite meets.
    env: {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      DATABASE_URL: undefined,
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
      ...env,
      PORT: String(listen),
      DATA_DIR: folder,
    },
  })
  let log = ''
  const keep = (/** @type {Buffer} */ part) => {
    log += part.toString()
    // A long benchmark would otherwise keep every request's line.
    if (log.length > 4_000_000) log = log.slice(-2_000_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const closeEvent = new Promise((resolve) => child.once('close', resolve))
  const stop = async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
    endGroup(child, signal)
    const force = setTimeout(() => endGroup(child, 'SIGKILL'), 15_000)
    await closeEvent
    clearTimeout(force)
  }
  const remove = async () => {
    await stop()
    if (own) await rm(folder, { recursive: true, force: true })
  }
  try {
    await until(
      async () => {
        if (child.exitCode !== null) throw new Error('the server ended')
        return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5000) })).ok
      },
      // A server that ended will not become ready: no use in waiting for the timeout.
      { timeout, what: 'the server being ready', every: 25, giveUp: () => child.exitCode !== null },
    )
  } catch (cause) {
    await remove()
    throw new Error(`The server did not start:\n${log.slice(-6000)}`, { cause })
  }
  return { url, port: listen, dataDir: folder, startedIn: Math.round(performance.now() - began), log: () => log, stop, remove }
}

/** Everything that decides what a seeded data folder holds. */
async function seedHash() {
  const hash = createHash('sha256')
  for (const dir of ['server/src/db', 'server/src/families', 'server/demo', 'contract']) {
    if (!existsSync(at(dir))) continue
    const files = await readdir(at(dir), { withFileTypes: true, recursive: true })
    const names = files.filter((file) => file.isFile() && !file.parentPath.includes('node_modules')).map((file) => path.join(file.parentPath, file.name))
    for (const name of names.sort()) hash.update(name).update(await readFile(name))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Makes the template unless this source's is there and young. @returns {Promise<string>} its folder */
export async function seedTemplate() {
  const template = path.join(cacheDir, `seed-${await seedHash()}`)
  const stats = await stat(template).catch(() => null)
  if (stats && Date.now() - stats.mtimeMs < TEMPLATE_HOURS * 3_600_000) return template
  await mkdir(cacheDir, { recursive: true })
  await removeOld(/^seed(?:ing)?-/)
  const work = await mkdtemp(path.join(cacheDir, 'seeding-'))
  const server = await startServer({ dataDir: work, fromSources: true })
  await server.stop()
  // Rename is atomic: two suites that seed at once both end up with a whole template.
  await rename(work, template).catch(() => rm(work, { recursive: true, force: true }))
  return template
}

/** A new copy of the seeded template, for one server. @returns {Promise<string>} */
export async function seededDataDir() {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'storefront-data-'))
  await cp(await seedTemplate(), copy, { recursive: true })
  return copy
}
