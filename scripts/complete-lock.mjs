/**
 * `node scripts/complete-lock.mjs` after a change of dependencies: writes into package-lock.json the optional packages
 * of other systems that a registry did not offer when the lock was made. npm leaves those out, and its own `npm ci`
 * then refuses the lock. Entries for another system are never fetched here.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { at, root } from './lib/root.mjs'

const npm = path.join(execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim(), 'npm/package.json')
const Arborist = createRequire(npm)('@npmcli/arborist')

const SYSTEMS = ['android', 'darwin', 'linux', 'win32', 'freebsd', 'openharmony', 'sunos', 'netbsd', 'openbsd', 'aix']
const CPUS = ['arm64', 'x64', 'arm', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el']

/**
 * Returns the lock entry of a package by the platform in its name, such as `@swc/core-linux-arm64-musl`.
 * @param {string} name
 * @param {string} version
 */
function entryOf(name, version) {
  const parts = name.split(/[-/]/)
  const cpu = CPUS.find((one) => parts.includes(one))
  const libc = parts.includes('musl') ? 'musl' : parts.includes('gnu') ? 'glibc' : undefined
  return {
    version,
    optional: true,
    os: [SYSTEMS.find((one) => parts.includes(one)) ?? 'none'],
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc] }),
  }
}

const file = at('package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const lockTree = await new Arborist({ path: root }).loadVirtual()
const idealTree = await new Arborist({ path: root }).buildIdealTree({})
let addedCount = 0
for (const [key, node] of idealTree.inventory.entries()) {
  const [edge] = node.edgesIn
  // A package that the registry does not have is in the tree without a version.
  if (node.version || lockTree.inventory.get(key) || !edge || !/^\d/.test(edge.spec)) continue
  lock.packages[node.location] = { ...entryOf(node.name, edge.spec), ...(node.dev && { dev: true }) }
  addedCount += 1
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
if (addedCount > 0)
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
console.log(`${addedCount} packages of other systems added`)
