import fc from 'fast-check'
import { hashText, stableJson } from '@/lib/hash'
import { randomId } from '@/lib/random'

test('the order of keys makes no difference', () => {
  expect(stableJson({ b: [{ d: 1, c: 2 }], a: null })).toBe(stableJson({ a: null, b: [{ c: 2, d: 1 }] }))
})

test('the order of a list does', () => expect(stableJson([1, 2])).not.toBe(stableJson([2, 1])))

test('a value and its copy have one hash, and an id is base 36 of the asked length', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 40 }), (value, length) => {
      expect(hashText(stableJson(value))).toBe(hashText(stableJson(JSON.parse(JSON.stringify(value)))))
      expect(randomId(length)).toMatch(new RegExp(`^[0-9a-z]{${length}}$`))
    }),
  )
})

test('ten thousand different texts have ten thousand hashes', () => {
  expect(new Set(Array.from({ length: 10_000 }, (_, index) => hashText(`line ${index}`))).size).toBe(10_000)
})
