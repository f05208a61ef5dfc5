import { readdir, rm, stat } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** An absolute path inside the repository. @param {string[]} parts */
export const at = (...parts) => path.join(root, ...parts)

/** The folder of the results and caches of test runs; ignored by git. */
export const cacheDir = at('.cache', 'test')

/**
 * Removes what is no longer needed of the caches. Only what is old: another run on this checkout may be copying a
 * younger one at this moment.
 * @param {RegExp} pattern of their names
 */
export async function removeOld(pattern) {
  for (const name of await readdir(cacheDir)) {
    if (!pattern.test(name)) continue
    const { mtimeMs } = await stat(path.join(cacheDir, name)).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > 3_600_000) await rm(path.join(cacheDir, name), { recursive: true, force: true })
  }
}
