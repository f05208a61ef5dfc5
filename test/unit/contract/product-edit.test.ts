import { changePrice, editProduct, planEdit, type ProductEdit } from '@storefront/contract/domain/catalog/product-edit'
import type { ProductValues } from '@storefront/contract/entities/studio/product'
import { fromDecimal, toDecimal } from '@storefront/contract/domain/money'
import * as fc from 'fast-check'

const exponents = fc.constantFrom(0, 2)
const minor = fc.nat(100_000_000)
const tags = fc.array(fc.constantFrom('新品', '春', '秋', '清仓'), { maxLength: 4 }).map((all) => [...new Set(all)])
const valuesIn = (exponent: number): fc.Arbitrary<ProductValues> =>
  fc.record({
    is_active: fc.boolean(),
    category: fc.option(fc.integer({ min: 1, max: 9 })),
    tags,
    variants: fc.array(
      fc.record({
        id: fc.integer({ min: 1 }),
        price: minor.map((price) => toDecimal(price, exponent)),
        promotion_price: fc.option(minor.map((price) => toDecimal(price, exponent))),
      }),
      { maxLength: 5 },
    ),
  })
const edits: fc.Arbitrary<ProductEdit> = fc.oneof(
  fc.record({ kind: fc.constant('state' as const), isActive: fc.boolean() }),
  fc.record({ kind: fc.constant('category' as const), category: fc.option(fc.integer({ min: 1, max: 9 })) }),
  fc.record({
    kind: fc.constant('tags' as const),
    action: fc.constantFrom('add' as const, 'remove' as const, 'set' as const),
    tags,
  }),
  fc.record({
    kind: fc.constant('price' as const),
    by: fc.constantFrom('amount' as const, 'percent' as const),
    change: fc.integer({ min: -200_000, max: 200_000 }),
  }),
)

test('a price changes by an amount or by hundredths of a percent, rounded to the nearest minor unit, and not below zero', () => {
  const change = (price: number, by: 'amount' | 'percent', by_: number) =>
    changePrice(price, { kind: 'price', by, change: by_ })
  expect([
    change(1000, 'amount', -250),
    change(1000, 'amount', -1500),
    change(1000, 'percent', -1000),
    change(1000, 'percent', -20_000),
  ]).toEqual([750, 0, 900, 0])
  expect([
    change(15, 'percent', 1000),
    change(14, 'percent', 1000),
    change(1, 'percent', -5000),
    change(333, 'percent', 1234),
  ]).toEqual([17, 15, 1, 374])
})

test('a change touches nothing but its own part, keeps every amount an amount, and made twice to state, category or tags is made once', () => {
  fc.assert(
    fc.property(
      exponents.chain((exponent) => fc.tuple(fc.constant(exponent), valuesIn(exponent))),
      edits,
      ([exponent, values], edit) => {
        const next = editProduct(values, edit, exponent)
        const part = { state: 'is_active', category: 'category', tags: 'tags', price: 'variants' }[edit.kind]
        for (const field of ['is_active', 'category', 'tags', 'variants'] as const)
          if (field !== part) expect(next[field]).toEqual(values[field])
        expect(next.variants.map(({ id }) => id)).toEqual(values.variants.map(({ id }) => id))
        for (const { price, promotion_price } of next.variants)
          for (const amount of [price, promotion_price ?? '0'])
            expect(fromDecimal(amount, exponent)).toBeGreaterThanOrEqual(0)
        if (edit.kind !== 'price') expect(editProduct(next, edit, exponent)).toEqual(next)
      },
    ),
  )
})

test('a plan names the products that become others, and no more', () => {
  const values: ProductValues = { is_active: true, category: null, tags: [], variants: [] }
  const products = [
    { version: 1, values },
    { version: 1, values: { ...values, is_active: false } },
  ]
  expect(planEdit(products, { kind: 'state', isActive: false }, 2)).toEqual([
    { product: products[0], values: { ...values, is_active: false } },
  ])
  expect(planEdit(products, { kind: 'price', by: 'percent', change: 500 }, 2)).toEqual([])
})
