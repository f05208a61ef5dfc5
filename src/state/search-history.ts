import { create } from 'zustand'
import { router } from '@/router/router'
import { stored } from '@/platform/storage'

type SearchWords = readonly string[]

/** The most searches that are stored for one site. */
const HISTORY_MAX = 20
/** The longest search that a request accepts. */
const WORD_MAX = 100

const isWords = (value: unknown): value is SearchWords =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')
/** Stored per site on this device; may be removed when the device is full. */
const readOffline = (tenant: string) =>
  stored<SearchWords>(`searches:${tenant}`, { version: 1, empty: [], check: isWords, cache: true })

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/**
 * Returns the history with `word` as its newest, each word once whatever its capitals, at most 20 of them.
 * @param instead gives its place up: what was typed on the way to `word`
 */
export function withWord(words: SearchWords, word: string, instead?: string): SearchWords {
  const tidy = word.trim().replace(/\s+/g, ' ').slice(0, WORD_MAX)
  if (tidy === '') return words
  const others = words.filter((entry) => !same(entry, tidy) && (instead === undefined || !same(entry, instead)))
  return [tidy, ...others].slice(0, HISTORY_MAX)
}

/** By site; read from the device when a site is first used. */
const store = create<Readonly<Record<string, SearchWords>>>()(() => ({}))

const tenantHere = (): string => router.site().tenant

function wordsOf(tenant: string): SearchWords {
  const storedWords = store.getState()[tenant]
  if (storedWords) return storedWords
  const read = readOffline(tenant).read().slice(0, HISTORY_MAX)
  store.setState({ [tenant]: read })
  return read
}

/** Stores a search. If the device cannot store it, it stays in memory until the app is closed. */
export function rememberSearch(word: string, instead?: string): void {
  const tenant = tenantHere()
  const words = withWord(wordsOf(tenant), word, instead)
  store.setState({ [tenant]: words })
  readOffline(tenant).write(words)
}

/** Forgets one of this site's words, on the device too. */
export function forgetSearch(word: string): void {
  const tenant = tenantHere()
  const words = wordsOf(tenant).filter((entry) => entry !== word)
  store.setState({ [tenant]: words })
  readOffline(tenant).write(words)
}

/** Forgets this site's words, on the device too. */
export function clearSearches(): void {
  const tenant = tenantHere()
  store.setState({ [tenant]: [] })
  readOffline(tenant).clear()
}

/** Returns the searches on this site, the newest first. */
export const searches = (): SearchWords => wordsOf(tenantHere())

/** The same; subscribes to their changes. */
export function useSearches(): SearchWords {
  const tenant = tenantHere()
  const words = store((state) => state[tenant])
  return words ?? readOffline(tenant).read().slice(0, HISTORY_MAX)
}
