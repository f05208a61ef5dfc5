import { CODE_LENGTH, MOBILE_LENGTH } from '../constants'

/** A mobile number is exactly 11 digits (spec 5). */
export function isMobile(text: string): boolean {
  return text.length === MOBILE_LENGTH && /^\d+$/.test(text)
}

/** A verification code is exactly 6 digits (spec 5). */
export function isCode(text: string): boolean {
  return text.length === CODE_LENGTH && /^\d+$/.test(text)
}

/** Private numbers show the first 3 digits and the last part (spec 5): 13800000001 -> 138****0001. */
export function maskMobile(mobile: string): string {
  return mobile.length < 8 ? mobile : `${mobile.slice(0, 3)}${'*'.repeat(mobile.length - 7)}${mobile.slice(-4)}`
}
