import type { SessionStore } from '../types'

const kept = new Map<string, string>()

/** A mini-program's visit is its process. */
export const sessionStore: SessionStore = {
  read: (key) => kept.get(key) ?? null,
  write(key, text) {
    kept.set(key, text)
    return true
  },
  remove: (key) => void kept.delete(key),
}
