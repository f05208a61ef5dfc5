import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

interface Entry {
  readonly engines?: { readonly node?: string }
  readonly hasInstallScript?: boolean
}
const { packages } = readJson('package-lock.json') as { readonly packages: Readonly<Record<string, Entry>> }
const manifest = readJson('package.json') as {
  readonly engines: { readonly node: string }
  readonly allowScripts: Readonly<Record<string, boolean>>
}

/** The file of npm that runs here, wherever this Node lies. */
const npm = execFileSync('npm', ['exec', '--offline', '--call', 'node -p process.env.npm_execpath'], {
  encoding: 'utf8',
}).trim()
/** npm's own reading of ranges. */
const { satisfies } = createRequire(npm)('semver') as { satisfies(version: string, range: string): boolean }

/** Returns the first versions of a range such as `^20.19 || >=24`. */
const firstVersions = (range: string): string[] =>
  range.split('||').map((part) => {
    const [major = '0', minor = '0', patch = '0'] = part.replace(/[^\d.]/g, '').split('.')
    return [major, minor, patch].join('.')
  })

test.each(firstVersions(manifest.engines.node))('every package of the lock runs on Node %s', (version) => {
  const offenders = Object.entries(packages).filter(
    ([, { engines }]) => engines?.node && !satisfies(version, engines.node),
  )
  expect(offenders.map(([place, { engines }]) => `${place}: ${engines?.node}`)).toEqual([])
})

test('every package with an install script is approved by name', () => {
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.split('node_modules/').at(-1) ?? '')
  expect(names.length).toBeGreaterThan(0)
  expect([...new Set(names)].filter((name) => !manifest.allowScripts[name])).toEqual([])
})

test('the matrix of the build machine has the first version of each range', () => {
  const [, versions = ''] = /^for version in (.+); do$/m.exec(readFileSync(path.join(root, '.ci/matrix'), 'utf8')) ?? []
  const names = firstVersions(manifest.engines.node).map((version) => version.replace(/(?:[.]0)+$/, ''))
  expect(versions.split(' ')).toEqual(expect.arrayContaining(names))
})

test('.nvmrc and the dev container name a version that the engines allow', () => {
  const versions = [readFileSync(path.join(root, '.nvmrc'), 'utf8').trim()]
  const [, container = ''] =
    /typescript-node:(\d+)/.exec(readFileSync(path.join(root, '.devcontainer/devcontainer.json'), 'utf8')) ?? []
  for (const version of [...versions, container]) expect(manifest.engines.node).toContain(version)
})
