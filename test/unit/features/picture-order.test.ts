import fc from 'fast-check'
import { CELL, indexAfterDrag, moveItem } from '@/features/community/components/picture-order'

test('moveItem keeps every item, puts one at its place, and leaves the others in their order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 9 }), fc.nat(), fc.nat(), (items, a, b) => {
      const [from, to] = [a % items.length, b % items.length]
      const next = moveItem(items, from, to)
      const item = items[from]
      expect(next[to]).toBe(item)
      expect(next.filter((one) => one !== item)).toEqual(items.filter((one) => one !== item))
    }),
  )
})

test('indexAfterDrag is always a place of the grid, and none at all is the same place', () => {
  const distance = fc.integer({ min: -2000, max: 2000 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.nat(),
      distance,
      distance,
      fc.integer({ min: 80, max: 640 }),
      (count, a, x, y, width) => {
        const from = a % count
        const at = indexAfterDrag(from, { x, y }, count, width)
        expect(at).toBeGreaterThanOrEqual(0)
        expect(at).toBeLessThan(count)
        expect(indexAfterDrag(from, { x: 0, y: 0 }, count, width)).toBe(from)
      },
    ),
  )
})

test.each([
  ['one to the right', 0, CELL.width, 0, 1],
  ['not quite half a place', 1, CELL.width * 0.4, 0, 1],
  ['one row down', 0, 0, CELL.height, 3],
  ['far beyond the last', 0, 900, 900, 4],
  ['beside the grid on the left', 3, -500, 0, 3],
])('a drag %s', (_, from, x, y, to) => {
  expect(indexAfterDrag(from, { x, y }, 5, 343)).toBe(to)
})
