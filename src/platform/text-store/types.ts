export interface TextStore {
  /** The longest text that one key may hold, in characters. */
  readonly most: number
  /** Null when there is none, also when the place refuses to be read. */
  read(key: string): string | null
  /** False when it could not be kept (full, or forbidden). */
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): string[]
}

/** What is kept for this visit alone. It may be forbidden (private windows): then nothing is kept. */
export type SessionStore = Pick<TextStore, 'read' | 'write' | 'remove'>
