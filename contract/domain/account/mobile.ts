import { CODE_LENGTH, MOBILE_LENGTH } from '../../constants'
import { removeInvisible } from '../text/invisible'
import { narrowWidth } from '../text/width'

/** Whether a text is a mobile number: exactly 11 digits (spec 5). */
export function isMobile(text: string): boolean {
  return text.length === MOBILE_LENGTH && /^\d+$/.test(text)
}

/** Whether a text is a verification code: exactly 6 digits (spec 5). */
export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && /^\d+$/.test(text)
}

/** Blanks, dashes, dots, brackets and slashes that people write between digits. */
const SEPARATORS = /[\s().\u00b7/\u2010-\u2015\u2212-]/g

/**
 * Returns a mobile number as it is stored, from any way of writing it: with +86, 0086 or 86, in groups, in full width,
 * with invisible letters of a pasted contact. A text that is no such number comes back tidied and uncut, so that what
 * is wrong stays visible.
 */
export function normalizeMobile(text: string): string {
  const plain = narrowWidth(removeInvisible(text)).trim()
  const digits = plain.replace(SEPARATORS, '').replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
  return isMobile(digits) ? digits : plain
}

/** Returns the digits of a verification code that was typed or pasted, at most as many as one has. */
export const normalizeCode = (text: string): string => narrowWidth(text).replace(/\D/g, '').slice(0, CODE_LENGTH)

/**
 * Returns what is wrong with a text that is no mobile number: how many digits it has, and the other characters, each
 * once.
 */
export function describeMobile(text: string): { digits: number; others: string } {
  const plain = normalizeMobile(text).replace(SEPARATORS, '')
  return { digits: plain.replace(/\D/g, '').length, others: [...new Set(plain.replace(/\d/g, ''))].join('') }
}

/** Digits hidden at least, where there are so many: what is left must not be guessed. */
const HIDDEN = 4

/**
 * Private numbers show the first 3 digits and the last part (spec 5): 13800000001 -> 138****0001. Shorter ones show
 * less, at most 4 at the end; spaces, dashes and the plus of a foreign number stay where they are.
 */
export function maskMobile(number: string): string {
  // The server may have masked it already.
  if (number.includes('*')) return number
  const total = number.replace(/[^0-9A-Za-z]/g, '').length
  const head = Math.min(3, Math.max(0, total - HIDDEN))
  const tail = Math.min(4, Math.max(0, total - HIDDEN - head))
  let at = 0
  return number.replace(/[0-9A-Za-z]/g, (digit) => {
    at += 1
    return at <= head || at > total - tail ? digit : '*'
  })
}
