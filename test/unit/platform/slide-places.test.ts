import fc from 'fast-check'
import { placeOf, slideAt, stepOf } from '@/platform/h5/slide-places'

const ring = fc.record({
  count: fc.integer({ min: 1, max: 12 }),
  at: fc.integer({ min: -1000, max: 1000 }),
  side: fc.constantFrom<1 | -1>(1, -1),
})

test('the slide that is shown stands in the middle, and every slide has a place of its own within half a round', () => {
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

test('from three slides on there is one at both sides of the shown one; of two the other stands where it is asked for', () => {
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
])('a swipe by %s px goes on by %s', (x, step) => {
  expect(stepOf(x, 50)).toBe(step)
})
