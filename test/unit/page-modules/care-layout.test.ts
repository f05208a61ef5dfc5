import { careLayout, layoutOf, layoutRows } from '@/page-modules/items/layout'

test.each([
  ['colx3', {}, { columns: 2, look: 'tile', as: 'grid' }],
  ['grid', { layoutConfig: { columns: 5 } }, { columns: 2, look: 'tile', as: 'grid' }],
  ['colx2', {}, { columns: 1, look: 'row', as: 'grid' }],
  ['2x2', {}, { columns: 1, look: 'row', as: 'grid', most: 4 }],
  ['waterfall', {}, { columns: 1, look: 'row', as: 'grid' }],
])('%s has fewer columns in care mode', (style, config, row) => {
  expect(careLayout(layoutOf(style, config))).toMatchObject(row)
})

test.each(['list', '1x2', '1x3', '1x4'] as const)('%s stays as it is in care mode', (style) => {
  expect(careLayout(layoutRows[style])).toEqual(layoutRows[style])
})
