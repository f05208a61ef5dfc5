import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { at, root } from '../../lib/root.mjs'
import { EXTERNAL } from './packages.mjs'

/** The programs of the server by their names in the output. */
const PROGRAMS = {
  main: 'server/src/main.ts',
  migrate: 'server/src/migrate-cli.ts',
  distribute: 'server/src/distribute-cli.ts',
  site: 'server/src/site-cli.ts',
}

/** Folder of the output with the files that the server reads by address, at their paths in the repository. */
const ASSETS = 'assets'

/** A file or folder that a source names by `new URL('./place', import.meta.url)`. */
const ADDRESS = /new URL\('(\.[^']+)', import\.meta\.url\)/g

/** Whether a file that a source names is no part of the output: the demo sites are made by a checkout alone. @param {string} file */
const isDemo = (file) => file.startsWith(`demo${path.sep}`)

/**
 * A plugin that lets the bundle find its files in the output: `import.meta.url` of a source becomes an address below
 * `assets/`, and everything that it names is added to `assets`.
 * @param {Set<string>} assets paths relative to the root
 * @returns {import('esbuild').Plugin}
 */
const addresses = (assets) => ({
  name: 'addresses',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]server[\\/].*[.]ts$/ }, async ({ path: file }) => {
      if (file.includes('node_modules')) return undefined
      const source = await readFile(file, 'utf8')
      const place = path.relative(root, file)
      for (const [, name = ''] of source.matchAll(ADDRESS)) assets.add(path.join(path.dirname(place), name))
      const parts = [ASSETS, ...place.split(path.sep)].map((part) => JSON.stringify(part)).join(',')
      const address = `require("node:url").pathToFileURL(require("node:path").join(__dirname,${parts})).href`
      return { contents: source.replaceAll('import.meta.url', address), loader: 'ts' }
    })
  },
})

/**
 * A plugin that takes the ES modules of OpenTelemetry, of which only what is used ends up in the bundle: 120 KB of 780.
 * @type {import('esbuild').Plugin}
 */
const esModules = {
  name: 'es-modules',
  setup(bundler) {
    bundler.onResolve({ filter: /^@opentelemetry[/][^/]+$/ }, async ({ path: name, resolveDir }) => {
      const places = createRequire(path.join(resolveDir, 'index.js')).resolve.paths(name) ?? []
      const folder = places.map((place) => path.join(place, name)).find(existsSync)
      if (folder === undefined) return undefined
      const { module } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
      return module === undefined ? undefined : { path: path.join(folder, module), sideEffects: false }
    })
  },
}

/** Options of every bundle of the output. @type {import('esbuild').BuildOptions} */
const OPTIONS = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'linked',
  logLevel: 'silent',
}

/** Packages of an ES module that are CommonJS load Node's own modules by `require`. */
const REQUIRE = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

/** Copies a named file or folder; a script is bundled, because its packages are not installed. @param {string} asset @param {string} folder */
async function copyAsset(asset, folder) {
  const target = path.join(folder, ASSETS, asset)
  if (!asset.endsWith('.mjs')) return cp(at(asset), target, { recursive: true })
  await build({ ...OPTIONS, entryPoints: [at(asset)], outfile: target, format: 'esm', banner: { js: REQUIRE } })
}

/**
 * Bundles the server's programs into a folder, with the files that they read.
 * @param {string} folder
 * @param {Record<string, string>} [programs] sources by their names in the folder
 */
export async function bundleServer(folder, programs = PROGRAMS) {
  const assets = /** @type {Set<string>} */ (new Set())
  await build({
    ...OPTIONS,
    entryPoints: Object.fromEntries(Object.entries(programs).map(([name, file]) => [name, at(file)])),
    outdir: folder,
    format: 'cjs',
    keepNames: true,
    external: EXTERNAL,
    // A program loads its parts when it needs them, from its one file.
    supported: { 'dynamic-import': false },
    plugins: [addresses(assets), esModules],
  })
  for (const asset of assets) if (!isDemo(asset)) await copyAsset(asset, folder)
}
