import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { EXTERNAL } from '../build/server/packages.mjs'
import { at, cacheDir, removeOld } from './root.mjs'

/** Folders of TypeScript that are part of the server. */
const SOURCES = ['server/src', 'server/loopback', 'demo', 'contract']

const HOST_ENTRY = at('scripts/lib/server-host-program.mjs')

const serverRequire = createRequire(at('server/package.json'))

/**
 * A plugin that keeps the files found by address in place: packages, migrations, the film of the demo.
 * @type {import('esbuild').Plugin}
 */
const addresses = {
  name: 'addresses',
  setup(bundler) {
    bundler.onResolve({ filter: /^[@a-z]/ }, ({ path: name }) =>
      EXTERNAL.includes(name) ? { path: serverRequire.resolve(name), external: true } : undefined,
    )
    bundler.onLoad({ filter: /[\\/](?:server|demo)[\\/].*[.]ts$/ }, async ({ path: file }) => {
      if (file.includes('node_modules')) return undefined
      const source = await readFile(file, 'utf8')
      return { contents: source.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)), loader: 'ts' }
    })
  },
}

/** Everything that decides what the bundle holds. */
async function sourceHash() {
  const files = await Promise.all(
    SOURCES.map(async (dir) => {
      const entries = await readdir(at(dir), { withFileTypes: true, recursive: true })
      return entries.filter((entry) => /[.](?:ts|json)$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    }),
  )
  const names = files.flat().map((entry) => path.join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const name of [...names.sort(), at('package-lock.json'), fileURLToPath(import.meta.url), HOST_ENTRY])
    hash.update(name).update(await readFile(name))
  return hash.digest('hex').slice(0, 16)
}

/** @param {string} entry @param {string} name */
async function bundle(entry, name) {
  const file = path.join(cacheDir, `${name}-${await sourceHash()}.cjs`)
  if (existsSync(file)) return file
  await mkdir(cacheDir, { recursive: true })
  await removeOld(/^server-/)
  const work = `${file}.${process.pid}`
  try {
    await build({
      entryPoints: [entry],
      outfile: work,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'cjs',
      keepNames: true,
      // A script whose code is cached has no loader of modules.
      supported: { 'dynamic-import': false },
      minifyWhitespace: true,
      legalComments: 'none',
      plugins: [addresses],
      logLevel: 'silent',
    })
    // Rename is atomic: two suites that bundle at once both end up with a whole file.
    await rename(work, file)
  } finally {
    await rm(work, { force: true })
  }
  return file
}

const runBundle = fileURLToPath(new URL('./run-bundle.cjs', import.meta.url))

/**
 * The server as one file of JavaScript, which starts in a third of the time that its hundreds of TypeScript files take:
 * the suites start it some hundred times. It cannot seed an empty database: the demo data stay outside. As with the
 * template of the demo's data, the processes that this one starts need not look for it.
 * @returns {Promise<string[]>} the arguments by which node runs it
 */
export async function serverProgram() {
  process.env.SERVER_BUNDLE ??= await bundle(at('server/src/main.ts'), 'server')
  return [runBundle, process.env.SERVER_BUNDLE]
}

/** @type {Promise<string> | undefined} */
let hostBundle

/**
 * The same for the program that runs several servers (server-host.mjs). Suites of one run start together and share one
 * bundle: of two that write the same file, each would remove what the other has begun.
 * @returns {Promise<string[]>}
 */
export async function serverHostProgram() {
  hostBundle ??= bundle(HOST_ENTRY, 'server-host')
  return [runBundle, await hostBundle]
}

/**
 * The same for the command that opens, exports and imports sites (`npm run site`), but for what draws the demo.
 * @returns {Promise<string[]>} the arguments of node before the command's own
 */
export const siteProgram = async () => [runBundle, await bundle(at('server/src/site-cli.ts'), 'server-site')]
