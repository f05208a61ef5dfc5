import path from 'node:path'

/**
 * @typedef {object} LockEntry an entry of package-lock.json, as far as it is read here
 * @property {string} version
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 * @typedef {Readonly<Record<string, LockEntry>>} LockPackages entries by their places
 */

const MODULES = 'node_modules/'

/**
 * Returns the place of the package that a module at `from` loads by a name, as Node looks for it; null if there is none.
 * @param {(place: string) => boolean} has
 * @param {string} from
 * @param {string} name
 */
function resolvePlace(has, from, name) {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const isTop = folder === '.' || folder === ''
    const place = path.posix.join(isTop ? '' : folder, MODULES, name)
    if (has(place)) return place
    if (isTop) return null
  }
}

/** Returns the names that a package loads, and whether it needs each. @param {LockEntry} entry */
function namesOf(entry) {
  const isRequiredPeer = (/** @type {string} */ name) => !entry.peerDependenciesMeta?.[name]?.optional
  return [
    ...Object.keys(entry.dependencies ?? {}).map((name) => ({ name, isRequired: true })),
    ...Object.keys(entry.peerDependencies ?? {}).map((name) => ({ name, isRequired: isRequiredPeer(name) })),
    ...Object.keys(entry.optionalDependencies ?? {}).map((name) => ({ name, isRequired: false })),
  ]
}

/**
 * Places the packages that some names need in a folder of their own: at the top, unless another version is there; then
 * below the package that loads it. Throws if the lock lacks a package.
 * @param {LockPackages} packages of the whole lock
 * @param {string} from the workspace that loads the names
 * @param {readonly string[]} names
 * @returns {Map<string, string>} the places in the whole lock by those in the folder
 */
export function placePackages(packages, from, names) {
  /** @type {Map<string, string>} */
  const sources = new Map()
  const queue = names.map((name) => ({ name, isRequired: true, source: from, parent: '' }))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { name, isRequired, parent } = next
    const source = resolvePlace((place) => place in packages, next.source, name)
    if (source === null) {
      if (isRequired) throw new Error(`package-lock.json has no ${name}, which ${next.source} needs`)
      continue
    }
    const present = resolvePlace((place) => sources.has(place), parent, name)
    if (present !== null && sources.get(present) === source) continue
    const top = MODULES + name
    const target = sources.has(top) ? path.posix.join(parent, MODULES, name) : top
    sources.set(target, source)
    const entry = packages[source]
    if (entry) queue.push(...namesOf(entry).map((one) => ({ ...one, source, parent: target })))
  }
  return new Map([...sources].sort(([one], [other]) => (one < other ? -1 : 1)))
}
