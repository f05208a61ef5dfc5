import type { LocalUse } from './decide'
import type { DoorStore } from './door-list'

const STORAGE_KEY = 'sf:door:recent:'
/** A gate's busiest quarter of an hour; lists are renewed far more often. */
const USES_MAX = 500

interface RecentUse extends LocalUse {
  /** The device's time, milliseconds. */
  readonly at: number
}

/** Admissions that the server has and the device's list may not. */
export class RecentUses {
  readonly #store: DoorStore
  readonly #key: string
  #uses: readonly RecentUse[]

  constructor(store: DoorStore, event: number) {
    this.#store = store
    this.#key = STORAGE_KEY + event
    this.#uses = parseUses(store.read(this.#key))
  }

  get all(): readonly LocalUse[] {
    return this.#uses
  }

  add(uses: readonly LocalUse[], at: number): void {
    this.#write([...this.#uses, ...uses.map((use) => ({ ...use, at }))])
  }

  /** Forgets what a list has that was asked for at `at`. */
  dropUntil(at: number): void {
    this.#write(this.#uses.filter((one) => one.at > at))
  }

  #write(uses: readonly RecentUse[]): void {
    this.#uses = uses.slice(-USES_MAX)
    this.#store.write(this.#key, JSON.stringify(this.#uses))
  }
}

function parseUses(text: string | null): readonly RecentUse[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
