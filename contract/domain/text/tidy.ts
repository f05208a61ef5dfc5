import { isBlank, removeInvisible } from './invisible'
import { narrowWidth } from './width'

/** Controls that end neither a word nor a line; U+0085 ends a line on mainframes. */
const CONTROLS = /(?![\s\u0085])\p{Cc}/gu

/** Returns nothing for a text that shows nothing, as a mark without its letter. */
const showing = (text: string): string => (isBlank(text) ? '' : text)

/**
 * Returns a name, title or other single line as it is stored: composed (NFC), without invisible characters and
 * controls, every run of blanks (also tabs, line ends and full-width spaces) one space, none at the ends. A text that
 * shows nothing becomes empty.
 */
export const tidyLine = (text: string): string =>
  showing(
    removeInvisible(text.replace(CONTROLS, ''))
      .normalize('NFC')
      .replace(/[\s\u0085]+/g, ' ')
      .trim(),
  )

/**
 * Returns a text of several lines as it is stored: composed (NFC), without invisible characters and controls, lines
 * ended by `\n`, no blanks at its ends. Blanks within a line stay, and a text that shows nothing becomes empty.
 */
export const tidyText = (text: string): string =>
  showing(
    removeInvisible(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(CONTROLS, ''))
      .normalize('NFC')
      .trim(),
  )

/** Returns a code that was typed or pasted, in the usual width and without blanks: `１２３ ４５６` becomes `123456`. */
export const tidyCode = (text: string): string => narrowWidth(tidyLine(text)).replace(/ /g, '')

/** Marks that part words, in either width; those that stand within names (`-`, `.`, `&`, `%`, `'`) are not among them. */
const WORD_MARKS = /[，、。；：！？…“”"（）()[\]【】《》〈〉「」『』,;|/]+/g

/**
 * Returns the text of a search, its words parted by blanks alone: what somebody pastes brings marks, quotes and
 * brackets along. A text of marks alone stays.
 */
export function tidySearch(text: string): string {
  const line = tidyLine(text)
  return tidyLine(line.replace(WORD_MARKS, ' ')) || line
}

/** Choose between glyphs of the same character (`❤` and `❤️`). */
const SELECTORS = /[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu

/**
 * Returns the form by which names are compared: two texts with the same key look the same to a reader, whatever their
 * widths (`Ａ` and `A`), case, blanks and invisible characters.
 */
export const comparisonKey = (text: string): string =>
  tidyLine(tidyLine(text).replace(SELECTORS, '').normalize('NFKC').toLowerCase())

/** Whether two names are the same to a reader. */
export const isSameName = (one: string, other: string): boolean => comparisonKey(one) === comparisonKey(other)
