import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, unknown>>
}
const manifests = ['', 'contract/', 'server/', 'studio/'].map(
  (folder) => JSON.parse(textOf(`${folder}package.json`)) as Manifest,
)
const page = textOf('docs/decisions/038-pinned-packages.md')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))

/** Whether a cell such as `@tarojs/*`, `react` names a package. */
const names = (cell: string, name: string): boolean =>
  [...cell.matchAll(/`([^`]+)`/g)].some(([, word = '']) =>
    word.endsWith('/*') ? name.startsWith(word.slice(0, -1)) : word === name,
  )

test('every range that does not start with ^ has its reason on the page of pinned packages', () => {
  const pins = manifests
    .flatMap(({ dependencies, devDependencies }) => Object.entries({ ...dependencies, ...devDependencies }))
    .filter(([name, range]) => !range.startsWith('^') && !name.startsWith('@storefront/'))
  expect(pins.length).toBeGreaterThan(0)
  const isExplained = ([name, range]: [string, string]) =>
    rows.some(([, cell = '', version]) => names(cell, name) && version === range)
  expect(pins.filter((pin) => !isExplained(pin))).toEqual([])
})

test('every override has its reason on the page of pinned packages', () => {
  const overrides = manifests.flatMap((manifest) => Object.keys(manifest.overrides ?? {}))
  expect(overrides.filter((name) => !rows.some(([, cell = '']) => names(cell, name)))).toEqual([])
})
