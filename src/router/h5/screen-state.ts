import type { ScreenState } from '@/router/screen-state/types'
import type { Screen } from './screens'

const STORE = 'router:memory'
/** Entries remembered: a long list takes about 20 KB. */
const REMEMBERED = 8

type SavedValues = Record<string, unknown>
type SavedScreens = [key: string, values: SavedValues][]

const savers = new WeakMap<Screen, Map<string, () => unknown>>()

function read(): SavedScreens {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORE) ?? '[]') as SavedScreens
  } catch {
    return []
  }
}

/** Writes down what a screen wants kept. It stays under the entry's key, so that a reload and "back" find it again. */
export function saveScreenState(screen: Screen): void {
  const memory: SavedValues = {}
  for (const [name, take] of savers.get(screen) ?? []) {
    const value = take()
    if (value !== undefined) memory[name] = value
  }
  const others = read().filter(([key]) => key !== screen.entry.key)
  const isEmpty = Object.keys(memory).length === 0
  try {
    const memories: SavedScreens = isEmpty ? others : [...others, [screen.entry.key, memory]]
    window.sessionStorage.setItem(STORE, JSON.stringify(memories.slice(-REMEMBERED)))
  } catch {
    // Storage is full or forbidden: the screen just starts anew.
  }
}

export const screenStateOf = (screen: Screen): ScreenState => ({
  restore: (name) => read().find(([key]) => key === screen.entry.key)?.[1][name],
  save(name, take) {
    const all = savers.get(screen) ?? new Map<string, () => unknown>()
    savers.set(screen, all.set(name, take))
    return () => {
      if (all.get(name) === take) all.delete(name)
    }
  },
})
