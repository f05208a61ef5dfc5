import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate, readMigrations } from '../../../server/src/db/migrate'
import { openPglite } from '../../../server/src/db/pglite'

type EmbeddedDriver = Awaited<ReturnType<typeof openPglite>>

const ROOT = join(__dirname, '../../..')
const CACHE = join(ROOT, '.cache/test')

/** What a database is before anything is written into it, and how it comes there from a folder just initialised. */
const STATES = {
  empty: async () => {},
  migrated: async (driver: EmbeddedDriver) => {
    await migrate(driver, await readMigrations())
  },
} as const

/** Everything that decides what a snapshot holds: the migrations with what runs them, and the version of PGlite. */
async function snapshotHash(): Promise<string> {
  const folder = join(ROOT, 'server/src/db')
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of [...files.sort(), join(ROOT, 'package-lock.json')]) hash.update(file.slice(ROOT.length)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** Makes a snapshot's file. Two processes may do so at once: a rename replaces the whole file. */
async function writeSnapshot(file: string, state: keyof typeof STATES): Promise<Buffer> {
  const driver = await openPglite({})
  await STATES[state](driver)
  const dump = Buffer.from(await (await driver.pglite.dumpDataDir('none')).arrayBuffer())
  await driver.close()
  await mkdir(CACHE, { recursive: true })
  const work = `${file}.${randomUUID()}`
  await writeFile(work, dump)
  await rename(work, file)
  return dump
}

async function open(state: keyof typeof STATES, dataDir?: string): Promise<EmbeddedDriver> {
  const file = join(CACHE, `pglite-${state}-${await snapshotHash()}.tar`)
  const dump = await readFile(file).catch(() => writeSnapshot(file, state))
  return openPglite({ dataDir, snapshot: new Blob([new Uint8Array(dump)]) })
}

/** A database of its own in memory, without any table. Starting from a snapshot saves what initialising a folder costs. */
export const openEmpty = (): Promise<EmbeddedDriver> => open('empty')

/** A database of its own in memory, brought up to the newest migration. */
export const openMigrated = (): Promise<EmbeddedDriver> => open('migrated')

/** Puts a database like that of `openMigrated` where a server with this data folder looks for it. */
export async function fillDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const driver = await open('migrated', join(dataDir, 'pg'))
  await driver.close()
}
