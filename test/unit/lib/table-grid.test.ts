import type { HtmlElement } from '@/lib/html-tree'
import { cellsOf } from '@/platform/elements/html-table/table-grid'

const element = (tag: string, attributes: Record<string, string>, children: HtmlElement[] = []): HtmlElement => ({
  tag,
  attributes,
  children,
  isInline: false,
})
const cell = (attributes: Record<string, string> = {}) => element('td', attributes)
const row = (...cells: HtmlElement[]) => element('tr', {}, cells)
const stylesOf = (rows: HtmlElement[]) => cellsOf(rows).cells.map(({ attributes }) => attributes['style'])

test('cells of a table without spans carry no place', () => {
  expect(cellsOf([row(cell(), cell()), row(cell(), cell())]).columns).toBe(2)
  expect(stylesOf([row(cell(), cell({ style: 'color:red' }))])).toEqual(['', 'color:red'])
})

test('cells of a table with spans carry their places', () => {
  expect(stylesOf([row(cell({ rowspan: '2' }), cell({ colspan: '2' })), row(cell(), cell())])).toEqual([
    'grid-area:1/1/span 2/span 1;',
    'grid-area:1/2/span 1/span 2;',
    'grid-area:2/2/span 1/span 1;',
    'grid-area:2/3/span 1/span 1;',
  ])
})

test('cells of a short row stay in their columns', () => {
  expect(stylesOf([row(cell(), cell()), row(cell()), row(cell(), cell())]).at(-2)).toBe('grid-area:3/1/span 1/span 1;')
})
