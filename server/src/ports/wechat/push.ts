/**
 * WeChat's message push: the signature of its calls and the encryption of its messages. The vendor gives a vector for
 * the signature: token AAAAA, timestamp 1714036504, nonce 1514711492 are f464b24fc39322e44b38aa78f5edd27bd1441696.
 */
import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'

/**
 * Keys with which an account signs and encrypts its pushes. `aesKey` is the EncodingAESKey of 43 characters; '' for
 * plain messages.
 */
export interface PushAccount {
  appId: string
  token: string
  aesKey: string
}

/** SHA-1 over the sorted parts: token, timestamp, nonce and, of an encrypted message, its text. */
export const pushSignature = (...parts: readonly string[]): string =>
  createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex')

export function isSignedPush(signature: string | undefined, ...parts: readonly string[]): boolean {
  const expected = Buffer.from(pushSignature(...parts))
  const actual = Buffer.from(signature ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

const BLOCK = 32

/** Takes the padding off: as many bytes as the last one says, up to a block of 32; null when it is none. */
function unpad(bytes: Buffer): Buffer | null {
  const count = bytes.at(-1) ?? 0
  if (count < 1 || count > BLOCK || count > bytes.length) return null
  const isPadding = bytes.subarray(-count).every((byte) => byte === count)
  return isPadding ? bytes.subarray(0, -count) : null
}

/**
 * Returns the message in an encrypted one: AES-256-CBC, the key of `aesKey`, its first 16 bytes the IV; within 16
 * random bytes, the length in 4 bytes, the message and the app id. Null when it is broken or of another app.
 */
export function decryptPush({ appId, aesKey }: PushAccount, encrypted: string): string | null {
  const key = Buffer.from(`${aesKey}=`, 'base64')
  const bytes = Buffer.from(encrypted, 'base64')
  if (key.length !== 32 || bytes.length === 0 || bytes.length % 16 !== 0) return null
  const cipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false)
  const plain = unpad(Buffer.concat([cipher.update(bytes), cipher.final()]))
  if (!plain || plain.length < 20) return null
  const end = 20 + plain.readUInt32BE(16)
  if (end > plain.length || plain.toString('utf8', end) !== appId) return null
  return plain.toString('utf8', 20, end)
}
