import { homophonesOf } from './homophones'
import { isChinese } from './terms'

/** Pairs of homophones of one pair; beyond them one of both letters stays as it was typed. */
const PAIRS_MAX = 1500

const combine = (firsts: Iterable<string>, seconds: readonly string[]): string[] =>
  [...firsts].flatMap((first) => seconds.map((second) => first + second))

/** Returns pairs of letters that names have when these two were meant: read alike, or swapped. */
function pairsLike(first: string, second: string): string[] {
  const [firsts, seconds] = [[...homophonesOf(first)], [...homophonesOf(second)]]
  const alike =
    firsts.length * seconds.length <= PAIRS_MAX
      ? combine(firsts, seconds)
      : [...combine(firsts, [second]), ...combine([first], seconds)]
  return [...alike, second + first]
}

const withoutOne = (term: string): string[] => Array.from(term, (_, at) => term.slice(0, at) + term.slice(at + 1))

/**
 * Returns the marks (migration 0064, `search_marks`) of names that may be meant by a term, the likeliest kind first:
 * those that share a pair of letters that are the same, read alike or swapped; then those that share a letter. Words of
 * other scripts share themselves or what is left without one letter.
 */
export function marksNear(term: string): readonly (readonly string[])[] {
  if (!isChinese(term)) return [[term, ...withoutOne(term)]]
  const letters = [...term]
  const pairs = letters.slice(1).flatMap((second, at) => pairsLike(letters[at] ?? '', second))
  return [[...new Set(pairs)], letters]
}
