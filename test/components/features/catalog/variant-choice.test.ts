import {
  anyInStock,
  boundQuantity,
  chooseValue,
  choiceRows,
  firstChoice,
  maxQuantity,
  missingNames,
} from '@/features/catalog/variant-choice'

const variant = (id: number, color: string, size: string, inventory: number | null) => ({
  id,
  inventory,
  attribute_values: [
    { attribute: { name: '颜色' }, value: color },
    { attribute: { name: '尺码' }, value: size },
  ],
})
const variants = [
  variant(1, '白', 'S', 0),
  variant(2, '白', 'M', 3),
  variant(3, '黑', 'S', null),
  variant(4, '黑', 'M', 0),
]

test('firstChoice selects the first variant in stock', () => {
  expect(firstChoice(variants)).toEqual({ selection: { 颜色: '白', 尺码: 'M' }, quantity: 1 })
})

test('choiceRows disables only the values that lead to a sold-out variant', () => {
  const [colors, sizes] = choiceRows(variants, { 颜色: '白', 尺码: 'M' })
  expect(colors?.values.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['白', false],
    ['黑', true],
  ])
  expect(sizes?.values.find(({ value }) => value === 'S')?.disabled).toBe(true)
})

test('choosing the selected value deselects it and enables the other combinations', () => {
  const freed = chooseValue(variants, { selection: { 颜色: '白', 尺码: 'M' }, quantity: 1 }, '尺码', 'M')
  expect(missingNames(variants, freed.selection)).toEqual(['尺码'])
  expect(choiceRows(variants, freed.selection)[0]?.values.every(({ disabled }) => !disabled)).toBe(true)
})

test('chooseValue reduces the quantity to the stock of the new variant', () => {
  const choice = chooseValue(variants, { selection: { 颜色: '白' }, quantity: 9 }, '尺码', 'M')
  expect(choice.quantity).toBe(3)
})

test('maxQuantity limits unlimited stock to 999, and boundQuantity is at least 1', () => {
  expect(maxQuantity({ inventory: null })).toBe(999)
  expect(boundQuantity(0, { inventory: 5 })).toBe(1)
  expect(boundQuantity(1, { inventory: 0 })).toBe(1)
})

test('anyInStock is false only when every variant is sold out', () => {
  expect(anyInStock(variants)).toBe(true)
  expect(anyInStock([variant(1, '白', 'S', 0)])).toBe(false)
})
