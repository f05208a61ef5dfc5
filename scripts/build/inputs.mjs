import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { at, root } from '../lib/root.mjs'

/** Everything that decides what a build puts out. */
const INPUTS = [
  'src',
  'contract',
  'config',
  'babel.config.js',
  'package-lock.json',
  'scripts/build',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** @param {string} place a file or folder @returns {Promise<string[]>} its files */
async function filesOf(place) {
  if (!existsSync(place)) return []
  if (!(await stat(place)).isDirectory()) return [place]
  const entries = await readdir(place, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name))
}

/** @param {string} target */
function inputsOf(target) {
  if (target === 'studio' || target === 'gallery-studio')
    return ['studio', 'contract', 'package-lock.json', 'scripts/build']
  if (target === 'server') return ['server', 'contract', 'package.json', 'package-lock.json', 'scripts/build']
  if (target === 'bare-h5') return [...INPUTS, 'bench/bare-page']
  return target.startsWith('gallery-') ? [...INPUTS, 'gallery', 'fixtures'] : INPUTS
}

/**
 * Hash of a target's inputs: file contents and the TARO_APP_* environment, never dates, so that a fresh checkout
 * of the same state has the same hash.
 * @param {string} target
 * @param {readonly string[]} [more] files that decide it, too
 */
export async function inputHash(target, more = []) {
  const hash = createHash('sha256').update(target)
  for (const [key, value] of Object.entries(process.env).sort())
    if (key.startsWith('TARO_APP_')) hash.update(`${key}=${value}\n`)
  const inputs = [...inputsOf(target), ...more]
  const files = (await Promise.all(inputs.map((input) => filesOf(at(input))))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(file)))
  for (const [index, file] of files.entries())
    hash
      .update(path.relative(root, file))
      .update('\0')
      .update(/** @type {Buffer} */ (contents[index]))
  return hash.digest('hex').slice(0, 20)
}
