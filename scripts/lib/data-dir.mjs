import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startPostgres } from './postgres.mjs'
import { at } from './root.mjs'

/** Nothing here survives the machine, and a query of the demo's size is not worth compiling. */
const FLAGS = ['synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'jit=off'].flatMap((flag) => [
  '-c',
  flag,
])

/** Returns the PostgreSQL folder of a data folder. @param {string} dataDir */
export const databaseDir = (dataDir) => path.join(dataDir, 'postgres')

/** Whether a data folder is a copy of the demo's, which brings its PostgreSQL. @param {string} dataDir */
export const hasDatabase = (dataDir) => existsSync(databaseDir(dataDir))

/**
 * Starts the PostgreSQL of a data folder, which one process at a time can have.
 * @param {string} dataDir
 * @returns {Promise<import('./postgres.mjs').Postgres>}
 */
export const openDatabase = (dataDir) => startPostgres({ dir: databaseDir(dataDir), flags: FLAGS })

/** Copies a folder with its owners: PostgreSQL reads its own files alone. @param {string} from @param {string} to a folder */
export const copyDir = (from, to) => promisify(execFile)('cp', ['-a', `${from}/.`, to])

/**
 * Gives a copy the pictures of the demo, which nothing writes to, and what the servers of a run encode of them for
 * browsers, each for all: a picture's name is never used again for other bytes.
 * @param {string} template @param {string} dir
 */
async function linkMedia(template, dir) {
  const tenants = (await readdir(path.join(template, 'media'))).filter((name) => name.startsWith('t'))
  const { SHARED_FORMATS: formats } = process.env
  for (const tenant of tenants) {
    await mkdir(path.join(dir, 'media', tenant), { recursive: true })
    await symlink(path.join(template, 'media', tenant, 'seed'), path.join(dir, 'media', tenant, 'seed'))
    if (!formats) continue
    await mkdir(path.join(formats, tenant), { recursive: true })
    await mkdir(path.join(dir, 'media/formats', tenant), { recursive: true })
    await symlink(path.join(formats, tenant), path.join(dir, 'media/formats', tenant, 'seed'))
  }
}

/**
 * Copies the seeded template for one server. SHARED_FORMATS names a folder for the pictures that the servers of a run
 * encode.
 * @param {string} template @param {string} dir an empty folder
 */
export async function copyTemplate(template, dir) {
  const copies = (await readdir(template)).filter((name) => name !== 'media')
  for (const name of copies) await mkdir(path.join(dir, name))
  await Promise.all([
    ...copies.map((name) => copyDir(path.join(template, name), path.join(dir, name))),
    linkMedia(template, dir),
  ])
}

/** A new temporary folder that others pass through. @param {string} prefix */
export async function makeTemporaryDir(prefix) {
  const dir = await mkdtemp(path.join(os.tmpdir(), prefix))
  await chmod(dir, 0o755)
  return dir
}

/** Everything that decides what a seeded data folder holds. */
export async function seedHash() {
  const hash = createHash('sha256').update(await readFile(fileURLToPath(import.meta.url)))
  for (const dir of ['server/src/db', 'server/src/domains', 'demo', 'contract']) {
    if (!existsSync(at(dir))) continue
    const files = await readdir(at(dir), { withFileTypes: true, recursive: true })
    const names = files
      .filter((file) => file.isFile() && !file.parentPath.includes('node_modules'))
      .map((file) => path.join(file.parentPath, file.name))
    for (const name of names.sort()) hash.update(name).update(await readFile(name))
  }
  return hash.digest('hex').slice(0, 16)
}
