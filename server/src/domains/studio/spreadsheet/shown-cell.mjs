/** Reads a cell as its owner sees it: by its number format. */
import { format } from 'numfmt'

/** @typedef {import('@storefront/contract/domain/spreadsheet/sheet').CellFault} CellFault */
/** @typedef {string | { text: string, fault: CellFault }} ShownCell */

const DAY_MS = 86_400_000
const EPOCH_MS = Date.parse('1899-12-30T00:00:00Z')
/** A number of a file keeps 15 digits; a longer one was rounded by the program that wrote it. */
const EXACT_MAX = 1e15
/** The short date of the reader's machine: the only format that a file does not spell out. */
const SHORT_DATE = 'm/d/yyyy'
/** @type {Readonly<Record<string, { locale: string, shortDate: string }>>} */
const LANGUAGES = {
  'zh-cn': { locale: 'zh-CN', shortDate: 'yyyy/m/d' },
  en: { locale: 'en', shortDate: 'yyyy-mm-dd' },
  id: { locale: 'id', shortDate: 'd/m/yyyy' },
}

const ERROR_VALUE = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|GETTING_DATA)$/
const EXPONENT = /^[+-]?\d(?:[.,]\d+)?E[+-]\d+$/i
/** A text that a csv writes as a formula, so that no program takes it for a number. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/
/** Numbers in Chinese characters, which numfmt shows as figures. */
const CHINESE_NUMERALS = /\[DBNum\d\]/i

/** Returns a format in the words of its standard: those of Chinese programs are others. @param {string} code */
const standardFormat = (code) =>
  code
    .split(/("[^"]*")/)
    .map((part, at) => (at % 2 ? part : part.replace(/上午\/下午/g, 'AM/PM').replace(/G\/通用格式/g, 'General')))
    .join('')

/** Days since the turn of 1899, as a file stores a moment. The first two months of 1900 are counted from the last day of 1899. @param {Date} date */
function serialOf(date) {
  const days = (date.getTime() - EPOCH_MS) / DAY_MS
  return days <= 60 ? days - 1 : days
}

/** @param {number} value @param {string} code @param {string} locale @returns {ShownCell} */
function shownNumber(value, code, locale) {
  if (Math.abs(value) >= EXACT_MAX) return { text: String(value), fault: 'digitsLost' }
  if (CHINESE_NUMERALS.test(code)) return { text: String(value), fault: 'unknownFormat' }
  try {
    const text = format(standardFormat(code), value, { locale }).trim()
    if (EXPONENT.test(text)) return { text, fault: 'scientific' }
    // Of a zero that an accountant's format shows as a dash, and of what a format hides, the number counts.
    return /[\p{L}\p{N}]/u.test(text) ? text : format('General', value, { locale })
  } catch {
    return { text: String(value), fault: 'unknownFormat' }
  }
}

/**
 * Returns a text of a file, also of one without formats. @param {string} text @param {boolean} isTyped whether the file
 * keeps texts apart from numbers @returns {ShownCell}
 */
export function shownText(text, isTyped) {
  if (ERROR_VALUE.test(text.trim())) return { text, fault: 'formulaError' }
  if (isTyped) return text
  const [, quoted] = TEXT_FORMULA.exec(text.trim()) ?? []
  if (quoted !== undefined) return quoted.replace(/""/g, '"')
  return EXPONENT.test(text.trim()) ? { text, fault: 'scientific' } : text
}

/**
 * Returns a cell as it is shown; of a formula its last value.
 * @param {unknown} value @param {string | undefined} code the number format @param {string} language
 * @returns {ShownCell}
 */
export function shownCell(value, code, language) {
  if (value === null || value === undefined) return ''
  const { locale, shortDate } = LANGUAGES[language] ?? LANGUAGES.en ?? { locale: 'en', shortDate: SHORT_DATE }
  if (value instanceof Date)
    return shownNumber(serialOf(value), !code || code === SHORT_DATE ? shortDate : code, locale)
  if (typeof value === 'number') return shownNumber(value, code ?? 'General', locale)
  if (typeof value === 'boolean') return String(value).toUpperCase()
  return shownText(String(value), true)
}
