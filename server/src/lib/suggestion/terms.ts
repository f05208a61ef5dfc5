import { removeInvisible } from '@storefront/contract/domain/text/invisible'
import { foldText, toSimplified } from '../text-skeleton'

/**
 * Returns a text as search compares it; `search_fold` of the database decides what is found, this one only what is
 * proposed.
 */
export const fold = (text: string): string => toSimplified(foldText(removeInvisible(text)))

/** Runs of Chinese characters, and words of other letters and digits. */
const TERMS = /[\u2e80-\uffff]+|[^\s!-/:-@[-`{-~\u2e80-\uffff]+/g

export const termsOf = (text: string): string[] => text.match(TERMS) ?? []

export const isChinese = (term: string): boolean => term >= '\u2e80'

const KIND_ENDS =
  /\p{N}(?=\p{L})|(?!\p{Script=Han})\p{L}(?=[\p{N}\p{Script=Han}])|\p{Script=Han}(?=(?!\p{Script=Han})[\p{L}\p{N}])/gu

/**
 * Returns a text with a blank between letters, digits and Chinese characters (`iphone15` becomes `iphone 15`); null if
 * nothing changes, or if a part would be of one character, which stands in too many names.
 */
export function withGaps(text: string): string | null {
  const spaced = text.replace(KIND_ENDS, '$& ')
  return spaced !== text && spaced.split(/\s+/).every(({ length }) => length > 1) ? spaced : null
}

/** Longer terms are no slip of a finger, and would ask for many names. */
const TERM_MAX = 20

/** Whether a correction is looked for: a letter alone says too little. */
export const isCorrectable = (term: string): boolean =>
  term.length >= (isChinese(term) ? 2 : 3) && term.length <= TERM_MAX
