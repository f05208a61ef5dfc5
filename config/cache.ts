import fs from 'node:fs'
import { at, source } from './paths'

/** Every file below `folder` whose name passes `isWanted`. */
function filesBelow(folder: string, isWanted: (name: string) => boolean): string[] {
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
}

/**
 * Webpack's disk cache: a second build takes a few seconds. Taro copies the route table and every page's config into
 * the entry without telling webpack, so these files are named as what the cache depends on.
 *
 * Mini-programs are built without it: their modules that only subpackages share come out of the cache as they once
 * were, whatever has changed since. Nor does a build machine write one, which it would never read: that is a seventh of
 * a build. STOREFRONT_DISK_CACHE=off: a build that follows others in its process (scripts/build/taro-program.cjs) has
 * none.
 */
export const cache = {
  enable: process.env['TARO_ENV'] === 'h5' && !process.env['CI'] && process.env['STOREFRONT_DISK_CACHE'] !== 'off',
  cacheDirectory: at('.cache/webpack', source),
  buildDependencies: {
    config: filesBelow(at('config'), () => true).concat(at('babel.config.js')),
    files: [
      at('contract/routes.ts'),
      ...filesBelow(at(source), (name) => name === 'app.config.ts'),
      ...filesBelow(at(source, 'pages'), (name) => name.endsWith('.tsx') || name.endsWith('.config.ts')),
    ],
  },
}
