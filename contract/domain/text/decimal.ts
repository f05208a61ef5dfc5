import { tidyLine } from './tidy'
import { narrowWidth } from './width'

/** Marks of a number in a language: between groups of three digits, and before the decimals. */
interface NumberMarks {
  readonly group: string
  readonly decimal: string
}

const MARKS: Readonly<Record<string, NumberMarks>> = { id: { group: '.', decimal: ',' } }
const STANDARD_MARKS: NumberMarks = { group: ',', decimal: '.' }

/** Returns the marks of numbers in a language; Chinese and English write `1,234.5`, Indonesian `1.234,5`. */
export const numberMarks = (language: string): NumberMarks => MARKS[language] ?? STANDARD_MARKS

/** A typed number as a decimal string with `.` (`1234.5`, `-3`), or the reason why it cannot be read exactly. */
export type ReadDecimal = { readonly value: string } | { readonly problem: 'empty' | 'notNumber' }

const CURRENCY = /^(?:人民币|CNY|RMB|IDR|USD|HK\$|US\$|Rp\.?|[$¥€£])\s*|\s*(?:元整?|块|CNY|RMB|IDR|USD)$/gi
/** A dash in place of decimals, as in `Rp150.000,-`. */
const NO_DECIMALS = /(\d)[.,][-–]$/

/** Returns a number as it is written in a language, to show how one is typed. */
export const numberExample = (language: string): string =>
  `1${numberMarks(language).group}000${numberMarks(language).decimal}5`

/** Removes zeros that say nothing: `007` becomes `7`, `12.` becomes `12`. */
function canonical(sign: string, whole: string, decimals: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  return `${sign === '-' ? '-' : ''}${digits}${decimals ? `.${decimals}` : ''}`
}

/**
 * Reads a number as a person types or pastes it: full-width digits, groups in the language's way, a currency before or
 * behind it. A text that more than one number could be meant by (`1,00`, `1.2.3`) is not read: an amount never changes
 * unsaid.
 */
export function readDecimal(text: string, language: string): ReadDecimal {
  const plain = narrowWidth(tidyLine(text))
    .replace(/￥/g, '¥')
    .replace(/[\u2212\u2013]/g, '-')
    .trim()
  if (plain === '') return { problem: 'empty' }
  const number = plain
    .replace(CURRENCY, '')
    .replace(NO_DECIMALS, '$1')
    .replace(/(\d) (?=\d{3}(?!\d))/g, '$1')
  const { group, decimal } = numberMarks(language)
  const [g, d] = [`[${group}]`, `[${decimal}]`]
  const ungroupedMatch = new RegExp(`^([+-]?)(\\d*)(?:${d}(\\d*))?$`).exec(number)
  if (ungroupedMatch && /\d/.test(number))
    return { value: canonical(ungroupedMatch[1] ?? '', ungroupedMatch[2] ?? '', ungroupedMatch[3] ?? '') }
  const groupedMatch = new RegExp(`^([+-]?)([1-9]\\d{0,2}(?:${g}\\d{3})+)(?:${d}(\\d+))?$`).exec(number)
  if (groupedMatch)
    return {
      value: canonical(groupedMatch[1] ?? '', (groupedMatch[2] ?? '').split(group).join(''), groupedMatch[3] ?? ''),
    }
  // `12.50` can be no group, so it is the form of the wire, whatever the language.
  const wire = /^([+-]?)(\d+)\.(\d{1,2})$/.exec(number)
  return wire ? { value: canonical(wire[1] ?? '', wire[2] ?? '', wire[3] ?? '') } : { problem: 'notNumber' }
}

const DECIMAL = /^-?(?:\d+\.?\d*|\.\d+)$/
const DIGIT = /\p{Nd}/u
const UNIT = /\p{L}+\s*$/u
/** A multiple of the number before it (`5万`, `150rb`, `3k`) is no unit; 千克 and 千米 are. */
const MULTIPLE = /\d\s*(?!千[克米瓦])(?:[十百千万萬亿億]|(?:k|w|m|mn|mio|mil|million|b|bn|rb|ribu|jt|juta)(?![a-z]))/i

/**
 * Returns the number that a field holds after `text` was typed: a decimal string with `.`, without a unit behind it
 * (`7kg`), and the text as it is where it is no exact number (`5万`, `1,00`), so that whoever checks the field can say
 * so.
 */
export function typedNumber(text: string, language: string): string {
  const texts = MULTIPLE.test(narrowWidth(text)) ? [text] : [text, text.replace(UNIT, '')]
  const read = texts.map((one) => readDecimal(one, language)).find((one) => 'value' in one)
  return read && 'value' in read ? read.value : text
}

export const hasDigit = (text: string): boolean => DIGIT.test(text)

/** Whether a field's text has digits that are no exact number (`1,00`, `1.2.3`). */
export const isUnclearNumber = (text: string): boolean => hasDigit(text) && !DECIMAL.test(text)

/**
 * Whether a typed text still means the value that its field holds (`1,` on the way to `1,000`, `-` on the way to `-3`),
 * so that it is shown as it was typed.
 */
export function meansNumber(text: string, value: string, language: string): boolean {
  const typedValue = typedNumber(text, language)
  return typedValue === value || (hasDigit(text) ? Number(typedValue) === Number(value) : value === '')
}
