import {
  attributesOf,
  firstSelection,
  inStock,
  isSelectable,
  type Selection,
  type VariantChoice,
  variantFor,
} from '@storefront/contract/domain/catalog/variant'
import fc from 'fast-check'

const variant = (id: number, inventory: number | null, values: Record<string, string>): VariantChoice => ({
  id,
  inventory,
  attribute_values: Object.entries(values).map(([name, value]) => ({ attribute: { name }, value })),
})

const cups = [
  variant(1, 0, { 颜色: '白', 容量: '200ml' }),
  variant(2, 3, { 颜色: '白', 容量: '300ml' }),
  variant(3, null, { 颜色: '青', 容量: '200ml' }),
]

test('attributes keep the order in which the variants name them', () => {
  expect(attributesOf(cups)).toEqual([
    { name: '颜色', values: ['白', '青'] },
    { name: '容量', values: ['200ml', '300ml'] },
  ])
})

test('a value is selectable only when a variant in stock matches the other choices', () => {
  expect(isSelectable(cups, {}, '颜色', '白')).toBe(true)
  expect(isSelectable(cups, { 容量: '200ml' }, '颜色', '白')).toBe(false)
  expect(isSelectable(cups, { 容量: '300ml' }, '颜色', '青')).toBe(false)
  expect(isSelectable(cups, { 容量: '200ml' }, '颜色', '青')).toBe(true)
})

test('a null inventory is unlimited, and zero is sold out', () => {
  expect(inStock(variant(9, null, {}), 999)).toBe(true)
  expect(inStock(variant(9, 0, {}))).toBe(false)
  expect(inStock(variant(9, 2, {}), 3)).toBe(false)
})

test('a product without attributes has its only variant selected', () => {
  expect(variantFor([variant(7, 1, {})], {})?.id).toBe(7)
})

const grid = fc.array(
  fc.record({
    inventory: fc.option(fc.nat(3)),
    colour: fc.constantFrom('a', 'b', 'c'),
    size: fc.constantFrom('s', 'm'),
  }),
  {
    minLength: 1,
    maxLength: 6,
  },
)

test('the initial selection names a variant in stock if there is one', () => {
  fc.assert(
    fc.property(grid, (rows) => {
      const variants = rows.map((row, index) =>
        variant(index + 1, row.inventory, { colour: row.colour, size: row.size }),
      )
      const selection = firstSelection(variants)
      const any = variants.some((each) => inStock(each))
      expect(Object.keys(selection).length > 0).toBe(any)
      if (any) expect(variants.some((each) => inStock(each) && variantFor([each], selection) !== null)).toBe(true)
    }),
  )
})

test('choosing only selectable values always leads to a variant in stock', () => {
  fc.assert(
    fc.property(grid, fc.array(fc.nat(9), { minLength: 2, maxLength: 2 }), (rows, picks) => {
      const variants = rows.map((row, index) =>
        variant(index + 1, row.inventory, { colour: row.colour, size: row.size }),
      )
      if (!variants.some((each) => inStock(each))) return
      let selection: Selection = {}
      for (const [index, { name, values }] of attributesOf(variants).entries()) {
        const open = values.filter((value) => isSelectable(variants, selection, name, value))
        expect(open.length).toBeGreaterThan(0)
        selection = { ...selection, [name]: open[(picks[index] ?? 0) % open.length] ?? '' }
      }
      expect(variants.some((each) => inStock(each) && variantFor([each], selection) !== null)).toBe(true)
    }),
  )
})
