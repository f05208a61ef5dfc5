export interface TextStore {
  /** The longest text that one key may hold, in bytes of UTF-8. */
  readonly most: number
  /** Null when there is none, also when the store cannot be read. */
  read(key: string): string | null
  /** False when it could not be stored (full, or forbidden). */
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** Values of this visit only. The store may be forbidden (private windows): then nothing is stored. */
export type SessionStore = Pick<TextStore, 'read' | 'write' | 'remove'>
