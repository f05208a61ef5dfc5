import type { SessionStore } from '@/platform/text-store/types'

const entries = new Map<string, string>()

/** A mini-program's visit is its process. */
export const sessionStore: SessionStore = {
  read: (key) => entries.get(key) ?? null,
  write(key, text) {
    entries.set(key, text)
    return true
  },
  remove: (key) => void entries.delete(key),
}
