import { distance } from './distance'
import { homophonesOf } from './homophones'
import { fold, isChinese, termsOf } from './terms'

/** A homophone is the commonest slip of whoever types by reading. */
const HOMOPHONE = 0.4
/** Breaks a tie for the word that is as long as what was typed. */
const OTHER_LENGTH = 0.1

/** Returns the maximum distance between a typed term and its correction. */
function limitOf(term: string): number {
  const { length } = [...term]
  if (isChinese(term)) return length <= 2 ? 1 : length <= 5 ? 1.4 : 2
  return length <= 7 ? 1 : 2
}

/**
 * Words of a name that a term may mean: whole words, of Chinese every part that is about as long. Each as it is
 * written.
 */
function wordsOf(name: string, term: string): string[] {
  const terms = termsOf(name.normalize('NFC')).filter((word) => isChinese(word) === isChinese(term))
  if (!isChinese(term)) return terms
  const { length } = [...term]
  return terms.flatMap((run) => {
    const letters = [...run]
    return [length, length - 1, length + 1]
      .filter((size) => size >= 2)
      .flatMap((size) =>
        letters.slice(0, Math.max(0, letters.length - size + 1)).map((_, at) => letters.slice(at, at + size).join('')),
      )
  })
}

interface Correction {
  text: string
  cost: number
  count: number
}

/** Returns the words of the names that are nearest to a term, the nearest and then the most frequent first. */
export function correctionsOf(term: string, names: readonly string[]): string[] {
  const termLetters = [...term]
  const alike = new Map(
    termLetters.map((letter) => [letter, isChinese(letter) ? homophonesOf(letter) : new Set([letter])]),
  )
  const substitution = (one: string, other: string): number =>
    one === other ? 0 : alike.get(one)?.has(other) ? HOMOPHONE : 1
  const corrections = new Map<string, Correction>()
  for (const text of names.flatMap((name) => wordsOf(name, term))) {
    const key = fold(text)
    const existing = corrections.get(key)
    if (existing) {
      existing.count += 1
      continue
    }
    const letters = [...key]
    const cost = distance(termLetters, letters, substitution)
    corrections.set(key, {
      text,
      cost: cost === 0 || letters.length === termLetters.length ? cost : cost + OTHER_LENGTH,
      count: 1,
    })
  }
  const limit = limitOf(term) + OTHER_LENGTH
  return [...corrections.values()]
    .filter(({ cost }) => cost > 0 && cost <= limit)
    .sort((one, other) => one.cost - other.cost || other.count - one.count)
    .map(({ text }) => text)
}
