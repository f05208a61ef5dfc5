import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate, readMigrations } from '../../../server/src/db/migrate'
import { openPglite } from '../../../server/src/db/pglite'

type EmbeddedDriver = Awaited<ReturnType<typeof openPglite>>

const ROOT = join(__dirname, '../../..')
const CACHE = join(ROOT, '.cache/test')

/** Everything that decides what a snapshot holds: the migrations with what runs them, and the version of PGlite. */
async function snapshotHash(): Promise<string> {
  const folder = join(ROOT, 'server/src/db')
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of [...files.sort(), join(ROOT, 'package-lock.json')])
    hash.update(file.slice(ROOT.length)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** Makes a snapshot's file. Two processes may do so at once: a rename replaces the whole file. */
async function writeSnapshot(file: string): Promise<Buffer> {
  const driver = await openPglite({})
  await migrate(driver, await readMigrations())
  const dump = Buffer.from(await (await driver.pglite.dumpDataDir('none')).arrayBuffer())
  await driver.close()
  await mkdir(CACHE, { recursive: true })
  const work = `${file}.${randomUUID()}`
  await writeFile(work, dump)
  await rename(work, file)
  return dump
}

/**
 * An embedded database in a new folder, brought up to the newest migration. Starting from a snapshot saves what
 * initialising and migrating it costs.
 */
export async function openMigrated(dataDir: string): Promise<EmbeddedDriver> {
  const file = join(CACHE, `pglite-migrated-${await snapshotHash()}.tar`)
  const dump = await readFile(file).catch(() => writeSnapshot(file))
  return openPglite({ dataDir, snapshot: new Blob([new Uint8Array(dump)]) })
}
