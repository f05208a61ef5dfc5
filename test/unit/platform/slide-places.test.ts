import fc from 'fast-check'
import { placeOf, slideAt, stepOf } from '@/platform/elements/slides/slide-places'

const ring = fc.record({
  count: fc.integer({ min: 1, max: 12 }),
  at: fc.integer({ min: -1000, max: 1000 }),
  side: fc.constantFrom<1 | -1>(1, -1),
})

test('the current slide is in the middle, and each slide has its own place within half a round', () => {
  fc.assert(
    fc.property(ring, ({ count, at, side }) => {
      const places = Array.from({ length: count }, (_, index) => placeOf(index, count, { at, side }))
      expect(new Set(places).size).toBe(count)
      expect(places[slideAt(at, count)]).toBe(at)
      for (const [index, place] of places.entries()) {
        expect(slideAt(place, count)).toBe(index)
        expect(Math.abs(place - at)).toBeLessThanOrEqual(count / 2)
      }
    }),
  )
})

test('of three or more slides both neighbours are adjacent, and of two the other is on the given side', () => {
  fc.assert(
    fc.property(ring, ({ count, at, side }) => {
      const around = [-1, 1].map((step) => placeOf(slideAt(at + step, count), count, { at, side }) - at)
      if (count >= 3) expect(around).toEqual([-1, 1])
      if (count === 2) expect(around).toEqual([side, side])
    }),
  )
})

test.each([
  [-400, 1],
  [-50, 1],
  [-49, 0],
  [0, 0],
  [49, 0],
  [50, -1],
  [400, -1],
])('a swipe by %s px moves by %s', (x, step) => {
  expect(stepOf(x, 50)).toBe(step)
})
