import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { at } from '../../lib/root.mjs'
import { bundleServer } from './bundle.mjs'
import { placePackages } from './lock.mjs'
import { EXTERNAL } from './packages.mjs'

/** @param {string} file */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'))

/**
 * Builds the server into a folder: its programs, the files that they read, and a package.json with its lock, so that
 * `npm ci --omit=dev` there installs the few packages that are not bundled, in the versions of this repository.
 * @param {string} output relative to the root
 */
export async function buildServer(output) {
  const folder = at(output)
  await bundleServer(folder)
  const [manifest, lock] = await Promise.all([readJson(at('package.json')), readJson(at('package-lock.json'))])
  const places = placePackages(lock.packages, 'server', EXTERNAL)
  const versionOf = (/** @type {string} */ name) => lock.packages[places.get(`node_modules/${name}`) ?? ''].version
  const described = {
    name: 'storefront-server',
    version: manifest.version,
    private: true,
    license: manifest.license,
    engines: manifest.engines,
    dependencies: Object.fromEntries(EXTERNAL.map((name) => [name, versionOf(name)])),
  }
  const packages = Object.fromEntries([...places].map(([place, source]) => [place, lock.packages[source]]))
  const { private: _, ...root } = described
  const files = {
    'package.json': { ...described, scripts: { start: 'node main.js' }, allowScripts: { sharp: true } },
    'package-lock.json': {
      name: described.name,
      version: described.version,
      lockfileVersion: lock.lockfileVersion,
      requires: true,
      packages: { '': root, ...packages },
    },
  }
  for (const [name, value] of Object.entries(files))
    await writeFile(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
}
