import { BASE_PATH } from '../../calls/place'
import type { PageDocument } from '../document/types'

/** A document as the server had it, and its version. */
export interface SavedDocument {
  readonly version: number
  readonly document: PageDocument
}

/** The changes of a page that are on this device and not yet on the server. */
export interface LocalCopy {
  /** The saved document that the changes were made from. */
  readonly base: SavedDocument
  readonly document: PageDocument
  /** ISO 8601. */
  readonly at: string
}

const keyOf = (page: number): string => `studio.builder.${BASE_PATH}.${page}`

/** The copy of a page's unsaved changes; null where there is none. */
export function readLocalCopy(page: number): LocalCopy | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(page)) ?? 'null')
  } catch {
    return null
  }
}

/** Writes the copy; false where the device has no room for it. */
export function writeLocalCopy(page: number, copy: LocalCopy): boolean {
  try {
    localStorage.setItem(keyOf(page), JSON.stringify(copy))
    return true
  } catch {
    return false
  }
}

export const removeLocalCopy = (page: number): void => localStorage.removeItem(keyOf(page))
