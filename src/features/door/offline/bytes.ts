import { HASH_LENGTH } from '@storefront/contract/domain/door/offline-list'
import nacl from 'tweetnacl'

/** UTF-8; the mini-programs have no TextEncoder. */
export function utf8(text: string): Uint8Array {
  const escapes = encodeURIComponent(text)
  const bytes: number[] = []
  for (let n = 0; n < escapes.length; n += 1) {
    if (escapes[n] === '%') {
      bytes.push(Number.parseInt(escapes.slice(n + 1, n + 3), 16))
      n += 2
    } else bytes.push(escapes.charCodeAt(n))
  }
  return new Uint8Array(bytes)
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export function toBase64url(bytes: Uint8Array): string {
  let text = ''
  for (let n = 0; n < bytes.length; n += 3) {
    const [one = 0, two = 0, three = 0] = [bytes[n], bytes[n + 1], bytes[n + 2]]
    const sum = one * 65536 + two * 256 + three
    const quad = [sum >> 18, (sum >> 12) & 63, (sum >> 6) & 63, sum & 63].map((six) => ALPHABET[six] ?? '').join('')
    text += quad.slice(0, Math.min(4, bytes.length - n + 1))
  }
  return text
}

/** Null when the text is none. */
export function fromBase64url(text: string): Uint8Array | null {
  const bytes: number[] = []
  let [bits, count] = [0, 0]
  for (const letter of text) {
    const six = ALPHABET.indexOf(letter)
    if (six < 0) return null
    bits = (bits * 64 + six) % 65536
    count += 6
    if (count < 8) continue
    count -= 8
    bytes.push((bits >> count) & 255)
  }
  return new Uint8Array(bytes)
}

/** SHA-512, base64url. */
export const sha512 = (text: string): string => toBase64url(nacl.hash(utf8(text)))

/** Returns the form of a code in an event's list: the start of its SHA-512. */
export const codeHash = (code: string): string => sha512(code).slice(0, HASH_LENGTH)
