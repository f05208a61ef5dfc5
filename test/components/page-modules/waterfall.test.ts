import fc from 'fast-check'
import { boundRatio, distributeColumns } from '@/page-modules/items/waterfall'

test('places each item in the shortest column, and in the left one on a tie', () => {
  expect(distributeColumns([3, 1, 1, 1, 5], 2, (height) => height)).toEqual([
    [3, 5],
    [1, 1, 1],
  ])
})

test('places every item exactly once, and appending never moves earlier items', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 400 })),
      fc.array(fc.integer({ min: 1, max: 400 })),
      (first, more) => {
        const items = [...first, ...more].map((height, id) => ({ id, height }))
        const heightOf = (item: { height: number }) => item.height
        const early = distributeColumns(items.slice(0, first.length), 2, heightOf)
        const late = distributeColumns(items, 2, heightOf)
        expect(
          late
            .flat()
            .map(({ id }) => id)
            .sort((a, b) => a - b),
        ).toEqual(items.map(({ id }) => id))
        for (const [index, column] of early.entries()) expect(late[index]?.slice(0, column.length)).toEqual(column)
      },
    ),
  )
})

test('column heights differ by at most the highest item', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }), (heights) => {
      const [first = 0, second = 0] = distributeColumns(heights, 2, (height) => height).map((column) =>
        column.reduce((sum, height) => sum + height, 0),
      )
      expect(Math.abs(first - second)).toBeLessThanOrEqual(Math.max(...heights))
    }),
  )
})

test('boundRatio limits the ratio of an image and returns 1 for an unknown size', () => {
  expect(boundRatio(100, 900)).toBe(2)
  expect(boundRatio(900, 10)).toBe(0.1)
  expect(boundRatio(0, 0)).toBe(1)
})
