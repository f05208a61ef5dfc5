import { anyInStock, boundQuantity, chooseValue, choiceRows, firstChoice, maxQuantity, missingNames } from '@/features/variant/choice'

const variant = (id: number, color: string, size: string, inventory: number | null) => ({
  id,
  inventory,
  attribute_values: [
    { attribute: { name: '颜色' }, value: color },
    { attribute: { name: '尺码' }, value: size },
  ],
})
const variants = [variant(1, '白', 'S', 0), variant(2, '白', 'M', 3), variant(3, '黑', 'S', null), variant(4, '黑', 'M', 0)]

test('it starts with the first variant that can be bought', () => {
  expect(firstChoice(variants)).toEqual({ selection: { 颜色: '白', 尺码: 'M' }, quantity: 1 })
})

test('a value that leads to a sold out variant is disabled, the others are not', () => {
  const [colors, sizes] = choiceRows(variants, { 颜色: '白', 尺码: 'M' })
  expect(colors?.values.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['白', false],
    ['黑', true],
  ])
  expect(sizes?.values.find(({ value }) => value === 'S')?.disabled).toBe(true)
})

test('choosing the chosen value takes it back, which opens the other combinations', () => {
  const freed = chooseValue(variants, { selection: { 颜色: '白', 尺码: 'M' }, quantity: 1 }, '尺码', 'M')
  expect(missingNames(variants, freed.selection)).toEqual(['尺码'])
  expect(choiceRows(variants, freed.selection)[0]?.values.every(({ disabled }) => !disabled)).toBe(true)
})

test('a quantity shrinks to the stock of the variant that is chosen next', () => {
  const chosen = chooseValue(variants, { selection: { 颜色: '白' }, quantity: 9 }, '尺码', 'M')
  expect(chosen.quantity).toBe(3)
})

test('null inventory is unlimited up to what one call may ask for', () => {
  expect(maxQuantity({ inventory: null })).toBe(999)
  expect(boundQuantity(0, { inventory: 5 })).toBe(1)
  expect(boundQuantity(1, { inventory: 0 })).toBe(1)
})

test('a product of which nothing is left is told from one of which something is', () => {
  expect(anyInStock(variants)).toBe(true)
  expect(anyInStock([variant(1, '白', 'S', 0)])).toBe(false)
})
