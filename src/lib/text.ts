import { graphemesOf } from '@storefront/contract/domain/text/graphemes'

/** A line break counts as 2 (spec 5), however the device writes it. */
const BREAK = 2

/** Weight of one character, an emoji's two halves together. */
const weightOf = (char: string): number => (char === '\n' ? BREAK : char === '\r' ? 0 : 1)

/** Length of a text as text areas count it: characters, a line break as 2 (spec 5). */
export function textLength(text: string): number {
  let length = 0
  for (const char of text) length += weightOf(char)
  return length
}

/**
 * Returns the longest beginning of `text` that is no longer than `max` (see `textLength`); never half a character as
 * readers see it.
 */
export function fitText(text: string, max: number): string {
  let length = 0
  let end = 0
  for (const grapheme of graphemesOf(text)) {
    length += textLength(grapheme)
    if (length > max) return text.slice(0, end)
    end += grapheme.length
  }
  return text
}

/** Joins class names, leaving out what is false or empty. */
export const cx = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

/** Returns a code in groups of four, as people read it out. */
export const codeGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ')
