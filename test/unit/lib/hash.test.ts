import fc from 'fast-check'
import { hashText, stableJson, randomId } from '@/lib/hash'

test('stableJson ignores the order of keys', () => {
  expect(stableJson({ b: [{ d: 1, c: 2 }], a: null })).toBe(stableJson({ a: null, b: [{ c: 2, d: 1 }] }))
})

test('stableJson respects the order of an array', () => expect(stableJson([1, 2])).not.toBe(stableJson([2, 1])))

test('hashText is equal for copies, and randomId has the given length in base 36', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 40 }), (value, length) => {
      expect(hashText(stableJson(value))).toBe(hashText(stableJson(JSON.parse(JSON.stringify(value)))))
      expect(randomId(length)).toMatch(new RegExp(`^[0-9a-z]{${length}}$`))
    }),
  )
})

test('hashText has no collision among ten thousand texts', () => {
  expect(new Set(Array.from({ length: 10_000 }, (_, index) => hashText(`line ${index}`))).size).toBe(10_000)
})
