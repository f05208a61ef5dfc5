import fc from 'fast-check'
import { evaluateVariants } from '../../../../server/statements/choices'

/** All combinations of one value of each list. */
const product = (lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]])

const options = fc.array(fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 3 }), { maxLength: 4 })

test('evaluates each combination of the choices once, in their order', () => {
  fc.assert(
    fc.property(options, (lists) => {
      const variants = evaluateVariants((choose) => lists.map((list, index) => choose(index, list)))
      expect(variants).toEqual(product(lists))
    }),
  )
})

test('gives one key the same value within a variant', () => {
  const variants = evaluateVariants((choose) => [choose('key', [1, 2]), choose('key', [1, 2])])
  expect(variants).toEqual([
    [1, 1],
    [2, 2],
  ])
})

test('asks only for what the branch of a choice needs', () => {
  const variants = evaluateVariants((choose) => (choose('a', [true, false]) ? choose('b', [1, 2]) : 0))
  expect(variants).toEqual([1, 2, 0])
})

test('throws when there are more variants than a statement can have', () => {
  const many = Array.from({ length: 700 }, (_, index) => index)
  expect(() => evaluateVariants((choose) => choose('key', many))).toThrow('more than 600 variants')
})
