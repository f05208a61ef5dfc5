import { readFileSync } from 'node:fs'
import { allEndpoints } from '@storefront/contract/endpoints'
import { resourceNames } from '@storefront/contract/resources'
import { abilities, type Cell } from '../../studio/src/abilities/abilities.types'
import { innerTables, storedThings } from '../../studio/src/abilities'
import { abilitiesText } from '../../studio/src/abilities/markdown'
import { operatorCalls } from '../../studio/src/abilities/operators'
import { screens } from '../../studio/src/shell/screens'

/** The number of abilities that the studio still lacks; it only falls. */
const MISSING_CELLS = 0

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const keys = new Set(allEndpoints.map(keyOf))
const paths = new Set(screens.map(({ path }) => path))
const cells = storedThings.flatMap((thing) =>
  abilities.map((ability) => ({ place: `${thing.name}: ${ability}`, cell: thing.cells[ability] as Cell | undefined })),
)
const allCells = [...cells, ...Object.entries(operatorCalls).map(([place, cell]) => ({ place, cell }))]
const placesOf = (isWrong: (cell: Cell | undefined) => boolean) =>
  allCells.flatMap(({ place, cell }) => (isWrong(cell) ? [place] : []))

test('each cell names a screen, a reason or what is missing', () => {
  const isEmpty = (cell: Cell | undefined) => {
    if (!cell) return true
    const texts = Object.values(cell)
    return texts.length === 0 || texts.some((text) => typeof text !== 'string' || text === '')
  }
  expect(placesOf(isEmpty)).toEqual([])
  const words = allCells.flatMap(({ cell }) => (cell && !('screen' in cell) ? Object.values(cell) : []))
  expect(words.filter((text) => !text.endsWith('.') || /not yet|todo/i.test(text))).toEqual([])
})

test('each screen and each call that a cell names exists', () => {
  expect(placesOf((cell) => cell !== undefined && 'screen' in cell && !paths.has(cell.screen))).toEqual([])
  const isGone = (cell: Cell | undefined) => cell !== undefined && 'call' in cell && !keys.has(String(cell.call))
  expect(placesOf(isGone)).toEqual([])
})

test('each table of a shop is one of a thing, or has its reason', () => {
  const text = readFileSync('server/src/db/tables.generated.ts', 'utf8')
  const [declaration = ''] = text.split('export interface NewRows')
  const tables = [...declaration.matchAll(/^ {2}(\w+): \{$/gm)].map(([, name]) => name ?? '')
  const tableNames = [...storedThings.flatMap((thing) => thing.tables), ...Object.keys(innerTables)]
  expect([...tableNames].sort()).toEqual([...tables].sort())
})

test('each resource is in the table', () => {
  const lists = new Set(cells.flatMap(({ cell }) => (cell && 'screen' in cell ? [cell.screen] : [])))
  expect(resourceNames.filter((name) => !lists.has(name))).toEqual([])
})

test('each call of the operators is in the studio, or has its place or reason', () => {
  const open = allEndpoints
    .filter(({ path }) => path.startsWith('/ops/'))
    .map(keyOf)
    .filter((key) => !keys.has(key.replace(' /ops/', ' /studio/ops/')))
  expect(Object.keys(operatorCalls).sort()).toEqual(open.sort())
})

test('what is missing only falls', () => {
  expect(placesOf((cell) => cell !== undefined && 'missing' in cell)).toHaveLength(MISSING_CELLS)
})

test('the page of the docs is the one of the table', () => {
  expect(readFileSync('docs/studio-abilities.md', 'utf8')).toBe(abilitiesText())
})
