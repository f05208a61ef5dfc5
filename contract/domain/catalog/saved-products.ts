/** The lists of products that belong to a person, on the server for a user and on the device for a visitor. */
export type SavedKind = 'favourite' | 'seen'

/** At most so many of each; the oldest make room. */
export const SAVED_MAX: Readonly<Record<SavedKind, number>> = { favourite: 200, seen: 60 }

/** At most so many in one call: what a device joins at login. */
export const SAVED_AT_ONCE_MAX = 60

/**
 * Milliseconds between a lower price and the message of it: a price that was a slip is corrected within them, and nobody
 * hears of it.
 */
export const PRICE_NOTICE_MS = 10 * 60_000

/** Returns the list with these products as its newest, each once, within its limit. */
export function withSaved(kind: SavedKind, ids: readonly number[], added: readonly number[]): number[] {
  return [...new Set([...added, ...ids])].slice(0, SAVED_MAX[kind])
}
