import type { SessionStore } from '@/platform/text-store/types'

const quietly = <T>(work: () => T, otherwise: T): T => {
  try {
    return work()
  } catch {
    return otherwise
  }
}

/** The browser's tab: a reload keeps it. */
export const sessionStore: SessionStore = {
  read: (key) => quietly(() => sessionStorage.getItem(key), null),
  write: (key, text) =>
    quietly(() => {
      sessionStorage.setItem(key, text)
      return true
    }, false),
  remove: (key) => quietly(() => sessionStorage.removeItem(key), undefined),
}
