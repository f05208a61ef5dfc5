import { hashText, stableJson, randomId } from '@/lib/hash'
import { stored } from '@/platform/storage'
import { ApiError } from './error'

/**
 * An older key would repeat the response to something the visitor no longer means; the server expires it at about the
 * same time.
 */
export const KEY_TTL_MS = 24 * 3_600_000
/** More submits than this are never open at once; the oldest is removed. */
const OPEN_MAX = 20

interface OpenKey {
  readonly name: string
  readonly key: string
  readonly at: number
}

const isOpenKey = (value: unknown): value is OpenKey =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'key' in value &&
  typeof value.key === 'string' &&
  'at' in value &&
  typeof value.at === 'number'

const cache = stored<readonly OpenKey[]>('submits', {
  version: 1,
  empty: [],
  check: (value): value is OpenKey[] => Array.isArray(value) && value.every(isOpenKey),
})

const nameOf = (action: string, payload: unknown): string => `${action}:${hashText(stableJson(payload))}`

/**
 * Returns the key of a submit: the same action with the same payload has the same key until it is settled, also after a
 * reload. `now` in milliseconds.
 */
export function getIdempotencyKey(action: string, payload: unknown, now = Date.now()): string {
  const name = nameOf(action, payload)
  const open = cache.read().filter(({ at }) => now - at < KEY_TTL_MS)
  const record = open.find((one) => one.name === name)
  if (record) return record.key
  const key = randomId(24)
  cache.write([...open, { name, key, at: now }].slice(-OPEN_MAX))
  return key
}

/** Forgets the key: the next submit of the same is a new one. */
export function clearIdempotencyKey(action: string, payload: unknown): void {
  const name = nameOf(action, payload)
  cache.write(cache.read().filter((one) => one.name !== name))
}

/** `inProgress` and `tooMany`: the server has not answered for the key yet. */
const NOT_YET = ['10410', '10429']

/**
 * Whether a failure is the server's last word. A lost reply, a broken server and "still at work" are not: the effect
 * may be there, and only the same key finds it again.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'http' || NOT_YET.includes(error.code)) return false
  return error.isBusiness || (error.status < 500 && error.status !== 408)
}
