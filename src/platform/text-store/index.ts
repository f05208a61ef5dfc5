import type { TextStore } from './types'

/** The browser's local storage. It may be forbidden (private windows, blocked cookies): then nothing is stored. */
export const textStore: TextStore = {
  most: Number.POSITIVE_INFINITY,
  read(key) {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key, text) {
    try {
      localStorage.setItem(key, text)
      return true
    } catch {
      return false
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was stored.
    }
  },
  keys() {
    try {
      return Object.keys(localStorage)
    } catch {
      return []
    }
  },
}
