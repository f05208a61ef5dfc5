import { stripWidth, tileLayout } from '@/page-modules/ads/tileLayout'
import type { ModuleConfig } from '@/page-modules/types'

const of = (style: string, config: ModuleConfig = {}, padding = 11) => tileLayout(style, config, padding)

test('the width of a tile is the design width less padding and gaps', () => {
  expect(of('list').width).toBe(353)
  expect(of('colx2').width).toBe(171)
  expect(of('grid', { layoutConfig: { columns: 5, gap: 2 } }).width).toBe(69)
  expect(of('list', {}, 0).width).toBe(375)
})

test('a strip shows part of the next tile only when there is one', () => {
  expect(stripWidth(of('1x3'), 3)).toBe('calc((100% - 22px) * 0.3333)')
  expect(stripWidth(of('1x3'), 4)).toBe('calc((100% - 22px) * 0.3133)')
})

test.each<[string, Record<string, unknown>]>([
  ['an invalid layout', { layoutConfig: 'x', items_config: [] }],
  [
    'invalid numbers',
    { layoutConfig: { columns: 'many', gap: null, ratio: Number.NaN }, items_config: { margin_b: '7' } },
  ],
])('%s falls back to the default', (_, config) => {
  expect(of('grid', config as ModuleConfig)).toMatchObject({ columns: 3, gap: 11 })
})

test('values out of range are clamped', () => {
  const { columns, gap, ratio } = of('grid', { layoutConfig: { columns: 99, gap: -5, ratio: 1e9 } })
  expect([columns, gap, ratio]).toEqual([5, 0, 2])
})

test('an unknown style has columns', () => {
  expect(of('toString').columns).toBeGreaterThan(0)
})
