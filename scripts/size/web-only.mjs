import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * The words that identify server rendering, its takeover and the service worker, each with its source. No minifier
 * changes them, and none has a place in a mini-program.
 * @type {readonly (readonly [word: string, source: string])[]}
 */
export const WEB_ONLY = [
  ['renderToString', 'src/server-render/entry.tsx'],
  ['hydrateRoot', 'src/router/h5/root.ts'],
  ['firstTaps', 'src/router/h5/first-taps.ts'],
  ['first-look', 'src/platform/first-page/index.ts'],
  ['skipWaiting', 'src/service-worker/worker.ts'],
  ['serviceWorker', 'src/platform/updates/service-worker.ts'],
]

/**
 * Bytes of an output's files that hold any of it.
 * @param {string} folder
 * @returns {Promise<number>}
 */
export async function webOnlyBytes(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  let bytes = 0
  for (const file of files) {
    const code = await readFile(file, 'utf8')
    if (WEB_ONLY.some(([word]) => code.includes(word))) bytes += Buffer.byteLength(code)
  }
  return bytes
}
