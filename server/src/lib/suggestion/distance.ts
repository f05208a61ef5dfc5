/** Returns the cost of replacing one letter by another; 0 for the same letter. */
export type Substitution = (letter: string, other: string) => number

/**
 * Returns how far `term` is from `word` (Damerau-Levenshtein, each part changed once): a missing, an additional and a
 * wrong letter cost 1 each unless `substitution` says less, two swapped neighbours 0.7.
 */
export function distance(term: readonly string[], word: readonly string[], substitution: Substitution): number {
  let beforeLast: number[] = []
  let last = [0, ...word.map((_, at) => at + 1)]
  term.forEach((letter, i) => {
    const row = [i + 1]
    word.forEach((other, j) => {
      const swapCost =
        i > 0 && j > 0 && letter === word[j - 1] && term[i - 1] === other
          ? (beforeLast[j - 1] ?? 0) + SWAP
          : Number.POSITIVE_INFINITY
      row.push(
        Math.min((last[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1, (last[j] ?? 0) + substitution(letter, other), swapCost),
      )
    })
    beforeLast = last
    last = row
  })
  return last.at(-1) ?? 0
}

const SWAP = 0.7
