/** The place of an entry in the browser's history, and a key that outlives a reload. */
export interface Entry {
  readonly key: string
  readonly index: number
}

let current: Entry | undefined

const newKey = (): string => Math.random().toString(36).slice(2, 10)

function stored(): Entry | undefined {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !('key' in state) || !('index' in state)) return undefined
  const { key, index } = state
  return typeof key === 'string' && typeof index === 'number' ? { key, index } : undefined
}

function write(entry: Entry, how: 'pushState' | 'replaceState', path?: string): Entry {
  window.history[how](entry, '', path)
  current = entry
  return entry
}

/** Returns the current entry. On the first call it is the one stored before a reload, or a new first one. */
export function currentEntry(): Entry {
  current ??= stored() ?? write({ key: newKey(), index: 0 }, 'replaceState')
  return current
}

export const pushEntry = (path: string): Entry =>
  write({ key: newKey(), index: currentEntry().index + 1 }, 'pushState', path)

/** Replaces the current entry by one of a new screen. */
export const replaceEntry = (path: string): Entry =>
  write({ key: newKey(), index: currentEntry().index }, 'replaceState', path)

/** Changes the address of the current screen's entry. */
export const renameEntry = (path: string): Entry => write(currentEntry(), 'replaceState', path)

/**
 * Returns the entry that a popstate arrived at. One that we did not write (an in-page `#link`) is adopted as the next.
 */
export function entryOnArrival(): Entry {
  const entries = stored()
  if (entries) {
    current = entries
    return entries
  }
  return write({ key: newKey(), index: currentEntry().index + 1 }, 'replaceState')
}
