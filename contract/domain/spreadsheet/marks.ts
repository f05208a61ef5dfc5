import { comparisonKey } from '../text/tidy'

/** The mark that empties a cell, by language; a file may hold that of any. An empty cell changes nothing. */
export const CLEAR_MARKS: Readonly<Record<string, string>> = { 'zh-cn': '[清空]', en: '[clear]', id: '[kosongkan]' }

/** Whether a cell holds the mark that empties, in any language, width or case. */
export const isClearMark = (text: string): boolean => Object.values(CLEAR_MARKS).includes(comparisonKey(text))

const beginsFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)
const needsApostrophe = (text: string): boolean => beginsFormula(text) || isClearMark(text)
const withoutApostrophes = (text: string): string => text.replace(/^'+/, '')

/**
 * Returns a text as a cell of an export. One that a spreadsheet program would take for a formula, and one that is the
 * mark which empties, is written behind an apostrophe.
 */
export const escapeCell = (text: string): string => (needsApostrophe(withoutApostrophes(text)) ? `'${text}` : text)
export const unescapeCell = (text: string): string =>
  text.startsWith("'") && needsApostrophe(withoutApostrophes(text)) ? text.slice(1) : text
