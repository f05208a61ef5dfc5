import { fileURLToPath } from 'node:url'
import path from 'node:path'

/** The repository's root folder. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** An absolute path inside the repository. @param {string[]} parts */
export const at = (...parts) => path.join(root, ...parts)

/** Where test runs keep their results and caches; ignored by git. */
export const cacheDir = at('.cache', 'test')
