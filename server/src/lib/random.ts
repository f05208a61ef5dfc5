import { createHash, randomBytes, randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Random text of 0-9A-Z (spec 9). */
export function randomCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/** Without those that are mistaken for others when they are said or typed: 0 and O, 1, I and L. */
const TYPED_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Ten characters that people say and type: 49 bits, which nobody guesses at a counter. */
export const typedCode = (): string =>
  Array.from({ length: 10 }, () => TYPED_ALPHABET[randomInt(TYPED_ALPHABET.length)]).join('')

/** Returns a secret of 256 bits for cookies and headers, in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Six random digits (spec 9: code 6 digits). */
export function randomDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}

/** SHA-256 in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
