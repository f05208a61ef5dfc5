import { comparisonKey, tidySearch } from './tidy'

/**
 * Whether a text has all words of a search, in any order, width and case: for short lists that the client has as a
 * whole. Lists of the server are searched by its own rule, which knows accents and traditional characters, too.
 */
export function hasAllWords(text: string, search: string): boolean {
  const key = comparisonKey(text)
  return comparisonKey(tidySearch(search))
    .split(' ')
    .every((word) => key.includes(word))
}
