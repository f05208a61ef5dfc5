import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { at, root } from '../lib/root.mjs'

/**
 * The bundle that the server renders pages with, and the class names it is made with, relative to the output of the web
 * app.
 */
const BUNDLE = 'server/render.cjs'
const CSS_NAMES = 'server/css-names.json'

const FOLDERS = { '@': at('src'), '@storefront/contract': at('contract') }
/** Packages by their whole names, and what stands in for them. */
const PACKAGES = new Map([
  ['@tarojs/components', at('src/platform/taro-components/index.ts')],
  ['@tarojs/taro', at('src/server-render/taro.ts')],
  ['@nutui/icons-react-taro', at('src/ui/nutui-icons.ts')],
  ['zustand', at('src/server-render/zustand.ts')],
])

/**
 * A plugin that keeps dynamic imports external: what a screen loads later never loads at the server.
 * @type {import('esbuild').Plugin}
 */
const packages = {
  name: 'packages',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, ({ path: name, kind }) => {
      if (kind === 'dynamic-import') return { path: name, external: true }
      const file = PACKAGES.get(name)
      return file === undefined ? undefined : { path: file }
    })
  },
}

/**
 * Sheets are the browser's: of a CSS module its class names are left, of any other nothing.
 * @param {Record<string, Record<string, string>>} names by the sheet's path
 * @returns {import('esbuild').Plugin}
 */
const sheets = (names) => ({
  name: 'sheets',
  setup(bundler) {
    bundler.onLoad({ filter: /[.](?:scss|css)$/ }, ({ path: file }) => {
      const sheet = path.relative(root, file)
      if (!sheet.endsWith('.module.scss')) return { contents: '', loader: 'js' }
      // One that no page of the web app loads is shaken out of the bundle, too.
      return { contents: `export default ${JSON.stringify(names[sheet] ?? {})}`, loader: 'js' }
    })
  },
})

/**
 * Bundles src/server-render/entry.tsx into the web app's output. If a module needs a browser, its neighbour with the
 * ending `.server` takes its place. A later bundle needs the class names that the web app's build has left.
 * @param {string} folder of the output
 * @param {import('esbuild').BuildOptions} [options]
 */
export async function bundleServerRender(folder, options = {}) {
  const file = path.join(folder, CSS_NAMES)
  const names = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
  return build({
    entryPoints: [at('src/server-render/entry.tsx')],
    outfile: path.join(folder, BUNDLE),
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    resolveExtensions: ['.server.tsx', '.server.ts', '.tsx', '.ts', '.mjs', '.js', '.json'],
    alias: FOLDERS,
    // What Taro's build puts in their places.
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.TARO_APP_VERSION': '""',
      'process.env.TARO_APP_API_BASE': '""',
    },
    banner: { js: 'const definePageConfig=()=>{};' },
    plugins: [packages, sheets(names)],
    logLevel: 'silent',
    ...options,
  })
}
