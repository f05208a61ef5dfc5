import { textStore } from './text-store'

const PREFIX = 'sf:'
const CACHE = `${PREFIX}cache:`

interface StoredEntry {
  readonly v: number
  readonly d: unknown
  /** Time at which a cache was written, in milliseconds. */
  readonly t?: number
}

/**
 * One value stored on the device as JSON with a version. `read` returns `empty` when there is nothing, when it is of
 * another version or when `check` rejects it, so a reader never gets an old shape. `write` returns false when the value
 * could not be stored; a full store first removes the values marked as a cache, the oldest first.
 */
export interface StoredValue<T> {
  read(): T
  write(value: T): boolean
  clear(): void
}

export interface StoredOptions<T> {
  readonly version: number
  readonly empty: T
  readonly check: (value: unknown) => value is T
  /** May be removed when the store is full. What the visitor made (drafts, keys of submits) never is. */
  readonly cache?: true
}

function writtenAt(key: string): number {
  try {
    return (JSON.parse(textStore.read(key) ?? 'null') as StoredEntry | null)?.t ?? 0
  } catch {
    return 0
  }
}

/** Returns the caches beside `own`, the oldest first; what cannot be read is the oldest of all. */
const cachesBeside = (own: string): string[] =>
  textStore
    .keys()
    .filter((key) => key.startsWith(CACHE) && key !== own)
    .map((key) => ({ key, at: writtenAt(key) }))
    .sort((one, other) => one.at - other.at)
    .map(({ key }) => key)

/** Its length in UTF-8, or a little more: the vendors count bytes, and a Chinese character has three. */
const bytesOf = (text: string): number => text.replace(/[\u0080-\uffff]/g, 'xxx').length

/** Writes, giving up one cache after the other until there is room. */
function writeInto(key: string, text: string): boolean {
  // No room that is made lets in what a single key may not hold.
  if (bytesOf(text) > textStore.most) return false
  if (textStore.write(key, text)) return true
  for (const old of cachesBeside(key)) {
    textStore.remove(old)
    if (textStore.write(key, text)) return true
  }
  return false
}

export function stored<T>(name: string, { version, empty, check, cache }: StoredOptions<T>): StoredValue<T> {
  const key = `${cache ? CACHE : PREFIX}${name}`
  return {
    read() {
      try {
        const entry = JSON.parse(textStore.read(key) ?? 'null') as StoredEntry | null
        return entry !== null && entry.v === version && check(entry.d) ? entry.d : empty
      } catch {
        return empty
      }
    },
    write(value) {
      const entry: StoredEntry = { v: version, d: value, ...(cache && { t: Date.now() }) }
      return writeInto(key, JSON.stringify(entry))
    },
    clear: () => textStore.remove(key),
  }
}

/** Data of one user is stored as a cache under names with this prefix; it is removed together with the user. */
export const USER_CACHE_PREFIX = 'own:'

/** Removes the data of the user from the device. */
export function clearUserCaches(): void {
  for (const key of textStore.keys()) if (key.startsWith(CACHE + USER_CACHE_PREFIX)) textStore.remove(key)
}

export const isString = (value: unknown): value is string => typeof value === 'string'
