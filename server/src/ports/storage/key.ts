/**
 * A key is made of segments of [a-z0-9._-] that do not begin with a dot, so that no key leaves its
 * folder (`..`), is absolute, or meets the folders we keep for ourselves (`.tmp`, `.types`).
 */
const KEY = /^[a-z0-9_-][a-z0-9._-]*(?:\/[a-z0-9_-][a-z0-9._-]*)*$/
const KEY_MAX = 512

export const isKey = (key: string): boolean => key.length <= KEY_MAX && KEY.test(key)

/** @throws RangeError when `key` is none. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new RangeError('not a storage key')
  return key
}

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  mp4: 'video/mp4',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
  json: 'application/json',
  txt: 'text/plain',
}

/** Returns the content type that a key's ending stands for. */
export const typeOfKey = (key: string): string =>
  TYPES[/\.([a-z0-9]+)$/.exec(key)?.[1] ?? ''] ?? 'application/octet-stream'

/** Files of one person, which end after a day and are no copy's business. */
const PRIVATE = 'exports/'

export const isPrivateKey = (key: string): boolean => key.startsWith(PRIVATE)

/** @throws RangeError when `key` is none, or one of a private file, which has no public address. */
export function checkPublicKey(key: string): string {
  if (isPrivateKey(key)) throw new RangeError('a private file has no public address')
  return checkKey(key)
}

/** Returns how long copies of a file may be kept: a name is never used again for other bytes. */
export const cacheControlOf = (key: string): string =>
  isPrivateKey(key) ? 'private, no-store' : 'public, max-age=31536000, immutable'
