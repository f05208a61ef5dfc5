import { CODE_LENGTH } from '../../constants'
import { type Country, countries, type MobileRule, nameIn } from '../country/country'
import { removeInvisible } from '../text/invisible'
import { narrowWidth } from '../text/width'

const nationalPattern = ({ national, lenient }: MobileRule): string =>
  lenient === '' ? national : `(?:${national}|${lenient})`

/** Whether a text is a mobile number of a country as it is stored: in China exactly 11 digits (spec 5). */
export function isMobile(text: string, { mobile }: Country): boolean {
  const plus = mobile.isInternational ? `\\+${mobile.callingCode}` : ''
  return new RegExp(`^${plus}${nationalPattern(mobile)}$`).test(text)
}

/** Whether a text is a verification code: exactly 6 digits (spec 5). */
export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && /^\d+$/.test(text)
}

/** Blanks, dashes, dots, brackets and slashes that people write between digits. */
const SEPARATORS = /[\s().\u00b7/\u2010-\u2015\u2212-]/g

const plainText = (text: string): string => narrowWidth(removeInvisible(text)).trim()

/** Returns the national digits of a number without separators, without trunk digit; null if it is none of the rule. */
function nationalDigits(digits: string, rule: MobileRule): string | null {
  const { callingCode, trunk, national } = rule
  const trunkDigit = trunk === '' ? '' : `${trunk}?`
  const match = new RegExp(`^(?:(?:\\+|00)?${callingCode})?${trunkDigit}(${national})$`).exec(digits)
  if (match?.[1] !== undefined) return match[1]
  return rule.lenient !== '' && new RegExp(`^${rule.lenient}$`).test(digits) ? digits : null
}

/**
 * Returns a mobile number as it is stored, from any way of writing it: with +86, 0086 or 86, with the trunk digit, in
 * groups, in full width, with invisible letters of a pasted contact. A text that is no number of the country comes back
 * tidied and uncut, so that what is wrong stays visible.
 */
export function normalizeMobile(text: string, { mobile }: Country): string {
  const plain = plainText(text)
  const national = nationalDigits(plain.replace(SEPARATORS, ''), mobile)
  if (national === null) return plain
  return mobile.isInternational ? `+${mobile.callingCode}${national}` : national
}

/**
 * Returns the words of a search that finds stored numbers: a number in its stored form, and the beginning of one without
 * trunk digit (0812 finds +62812…). Other words stay as they are.
 */
export function searchMobile(words: string, country: Country): string {
  const { isInternational, trunk, prefix } = country.mobile
  const stored = normalizeMobile(words, country)
  if (!isInternational || isMobile(stored, country)) return isInternational ? stored : words
  const digits = plainText(words).replace(SEPARATORS, '')
  return /^\d+$/.test(digits) && digits.startsWith(prefix) ? digits.slice(trunk.length) : words
}

/** Returns the number with plus and calling code that a vendor of SMS dials. */
export function internationalMobile(stored: string): string {
  if (stored.startsWith('+')) return stored
  const [country] = Object.values(countries).filter((one) => !one.mobile.isInternational)
  return `+${country?.mobile.callingCode ?? ''}${stored}`
}

/** Returns the digits of a verification code that was typed or pasted, at most as many as one has. */
export const normalizeCode = (text: string): string => narrowWidth(text).replace(/\D/g, '').slice(0, CODE_LENGTH)

/** A reason why a text is no mobile number of a country, and what its message names. */
export interface MobileProblem {
  /**
   * `foreign`: a number of another country; `characters`: other characters than digits; `digits`: too few or too many
   * digits; `prefix`: other first digits than those of a mobile number.
   */
  readonly reason: 'foreign' | 'characters' | 'digits' | 'prefix'
  readonly data: Readonly<Record<string, string | number>>
}

/** Returns another country that has such a number: with its calling code, or by digits that no number of `own` has. */
function foreignCountry(digits: string, own: Country): Country | undefined {
  const others = Object.values(countries).filter(({ code }) => code !== own.code)
  return others.find(({ mobile }) => nationalDigits(digits, { ...mobile, lenient: '' }) !== null)
}

const namedCountry = ({ names, mobile }: Country, language: string): string =>
  `${nameIn(names, language)} (+${mobile.callingCode})`

/** Calling codes have one to three digits (ITU-T E.164). */
const CALLING_CODE = /^(?:\+|00)(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{1,3})/

/** Returns what is wrong with a text that is no mobile number of a country; names of countries are in `language`. */
export function describeMobile(text: string, country: Country, language: string): MobileProblem {
  const { callingCode, trunk, digits: range, prefix } = country.mobile
  const plain = plainText(text).replace(SEPARATORS, '')
  const others = [...new Set(plain.replace(/^\+/, '').replace(/\d/g, ''))].join('')
  if (others !== '') return { reason: 'characters', data: { others } }
  const own = new RegExp(`^(?:\\+|00)${callingCode}`)
  const start = own.test(plain) ? '' : (CALLING_CODE.exec(plain)?.[1] ?? '')
  const foreign = own.test(plain) ? undefined : foreignCountry(plain, country)
  if (foreign || start !== '') {
    const name = foreign ? namedCountry(foreign, language) : `+${start}`
    return { reason: 'foreign', data: { country: name, own: namedCountry(country, language) } }
  }
  const national = plain.replace(own, trunk).replace(/^\+/, '')
  const { length } = trunk === '' || national.startsWith(trunk) ? national : `${trunk}${national}`
  const [least, most] = range
  return length < least || length > most
    ? { reason: 'digits', data: { digits: length, length: least === most ? least : `${least}–${most}` } }
    : { reason: 'prefix', data: { prefix } }
}

/** Returns the country of a stored number that names its calling code; null for others. */
const ownerOf = (stored: string): Country | null =>
  Object.values(countries).find((country) => country.mobile.isInternational && isMobile(stored, country)) ?? null

/** Returns a stored number as the people of its country write it: +6281234567890 -> 0812-3456-7890. */
export function formatMobile(stored: string): string {
  const owner = ownerOf(stored)
  if (!owner) return stored
  const { callingCode, trunk, groups } = owner.mobile
  let rest = `${trunk}${stored.slice(callingCode.length + 1)}`
  const parts: string[] = []
  for (const size of groups) {
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return [...parts, rest].filter(Boolean).join('-')
}

/** Digits hidden at least, where there are so many: what is left must not be guessed. */
const HIDDEN = 4

/**
 * Private numbers show the first 3 digits and the last part (spec 5): 13800000001 -> 138****0001. Shorter ones show
 * less, at most 4 at the end; spaces, dashes and the plus of a foreign number stay where they are. A number that names
 * its country is shown as that country writes it: 0812-****-7890.
 */
export function maskMobile(number: string): string {
  // The server may have masked it already.
  if (number.includes('*')) return number
  const text = formatMobile(number)
  const total = text.replace(/[^0-9A-Za-z]/g, '').length
  const { shownDigits } = (ownerOf(number) ?? countries.CN).mobile
  const head = Math.min(shownDigits, Math.max(0, total - HIDDEN))
  const tail = Math.min(4, Math.max(0, total - HIDDEN - head))
  let at = 0
  return text.replace(/[0-9A-Za-z]/g, (digit) => {
    at += 1
    return at <= head || at > total - tail ? digit : '*'
  })
}

/** Returns a person in one line: the name, and the number as the people of its country write it; without what is missing. */
export const contactLine = ({ name, mobile }: { readonly name: string; readonly mobile?: string | null }): string =>
  [name, formatMobile(mobile ?? '')].filter(Boolean).join(' ')
