import type { ScreenState } from '@/router/screen-state/types'
import type { Screen } from './screen.types'

const STORE = 'router:memory'
/** Entries remembered: a long list takes about 20 KB. */
const REMEMBERED = 8

type SavedValues = Record<string, unknown>
type SavedScreens = [key: string, values: SavedValues][]

const savers = new WeakMap<Screen, Map<string, () => unknown>>()

function readAll(): SavedScreens {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORE) ?? '[]') as SavedScreens
  } catch {
    return []
  }
}

/** Stores what a screen wants saved. It stays under the entry's key, so that a reload and "back" find it again. */
export function saveScreenState(screen: Screen): void {
  const values: SavedValues = {}
  for (const [name, read] of savers.get(screen) ?? []) {
    const value = read()
    if (value !== undefined) values[name] = value
  }
  const others = readAll().filter(([key]) => key !== screen.entry.key)
  const isEmpty = Object.keys(values).length === 0
  try {
    const all: SavedScreens = isEmpty ? others : [...others, [screen.entry.key, values]]
    window.sessionStorage.setItem(STORE, JSON.stringify(all.slice(-REMEMBERED)))
  } catch {
    // Storage is full or forbidden: the screen starts without saved state.
  }
}

export const screenStateOf = (screen: Screen): ScreenState => ({
  restore: (name) => readAll().find(([key]) => key === screen.entry.key)?.[1][name],
  save(name, read) {
    const all = savers.get(screen) ?? new Map<string, () => unknown>()
    savers.set(screen, all.set(name, read))
    return () => {
      if (all.get(name) === read) all.delete(name)
    }
  },
})
