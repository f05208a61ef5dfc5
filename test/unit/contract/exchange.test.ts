import { replacementsOf, splitPieces } from '@storefront/contract/domain/after-sales/exchange'
import fc from 'fast-check'

const exchange = fc.record({ id: fc.integer({ min: 1, max: 1000 }), quantity: fc.integer({ min: 1, max: 9 }) })

test('pieces that leave a buyer are exchanged ones first, the latest exchange before the others', () => {
  const exchanges = [
    { id: 2, quantity: 1 },
    { id: 1, quantity: 2 },
  ]
  expect(splitPieces(exchanges, 1)).toEqual([{ exchangeId: 2, quantity: 1 }])
  expect(splitPieces(exchanges, 5)).toEqual([
    { exchangeId: 2, quantity: 1 },
    { exchangeId: 1, quantity: 2 },
    { exchangeId: null, quantity: 2 },
  ])
  expect(splitPieces(exchanges, 0)).toEqual([])
})

test('a split names as many pieces as leave, and of no exchange more than it has', () => {
  const exchanges = fc.uniqueArray(exchange, { selector: ({ id }) => id })
  fc.assert(
    fc.property(exchanges, fc.nat(50), (rows, pieces) => {
      const parts = splitPieces(rows, pieces)
      expect(parts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces)
      for (const { exchangeId, quantity } of parts) {
        expect(quantity).toBeGreaterThan(0)
        const row = rows.find(({ id }) => id === exchangeId)
        expect(quantity).toBeLessThanOrEqual(row?.quantity ?? pieces)
      }
    }),
  )
})

test('replacements are the variants on sale at the price that the variant of the line has today', () => {
  const variants = [
    { id: 1, price: 100, isActive: false },
    { id: 2, price: 100, isActive: true },
    { id: 3, price: 101, isActive: true },
    { id: 4, price: 100, isActive: false },
  ]
  expect(replacementsOf(variants, 1).map(({ id }) => id)).toEqual([2])
  expect(replacementsOf(variants, 9)).toEqual([])
})
