import { textStore } from './text-store'

const PREFIX = 'sf:'

interface Kept {
  readonly v: number
  readonly d: unknown
}

/**
 * One value kept on the device as JSON with a version. `read` gives `empty` when there is nothing, when it is of
 * another version or when `check` refuses it, so a reader never meets an old shape. `write` is false when it could
 * not be kept; a full store first gives up what is marked as a mere cache.
 */
export interface Stored<T> {
  read(): T
  write(value: T): boolean
  clear(): void
}

export interface StoredOptions<T> {
  readonly version: number
  readonly empty: T
  readonly check: (value: unknown) => value is T
  /** May be given up when the store is full. */
  readonly cache?: true
}

const dropCaches = (): void => {
  for (const key of textStore.keys()) if (key.startsWith(`${PREFIX}cache:`)) textStore.remove(key)
}

export function stored<T>(name: string, { version, empty, check, cache }: StoredOptions<T>): Stored<T> {
  const key = `${PREFIX}${cache ? 'cache:' : ''}${name}`
  return {
    read() {
      try {
        const kept = JSON.parse(textStore.read(key) ?? 'null') as Kept | null
        return kept !== null && kept.v === version && check(kept.d) ? kept.d : empty
      } catch {
        return empty
      }
    },
    write(value) {
      const text = JSON.stringify({ v: version, d: value } satisfies Kept)
      if (textStore.write(key, text)) return true
      dropCaches()
      return textStore.write(key, text)
    },
    clear: () => textStore.remove(key),
  }
}

export const isString = (value: unknown): value is string => typeof value === 'string'
