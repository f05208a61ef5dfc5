import type { DoorStore } from './door-list'

/** A clock that went back by more has been changed by somebody. */
const CLOCK_BACK_MS = 60_000
const STORAGE_KEY = 'sf:door:clock:'

interface StoredClock {
  /** The device's time when this was stored, milliseconds. */
  readonly at: number
  /** The offset of the server's clock from the device's. */
  readonly offset: number
}

/** The server's time as near as a device knows it; it survives a restart without a network. */
export class DoorClock {
  readonly #store: DoorStore
  readonly #key: string
  readonly #now: () => number
  #offset = 0
  #isWrong = false

  constructor(store: DoorStore, event: number, now: () => number) {
    this.#store = store
    this.#key = STORAGE_KEY + event
    this.#now = now
    this.check()
  }

  /** Whether the device's clock was changed since the server was heard of: no time can be trusted then. */
  get isWrong(): boolean {
    return this.#isWrong
  }

  /** Milliseconds by the server's clock. */
  time(): number {
    return this.#now() + this.#offset
  }

  /** Takes the server's word. `now` is ISO 8601. */
  sync(now: string): void {
    this.#offset = Date.parse(now) - this.#now()
    this.#isWrong = false
    this.#write()
  }

  /** Notices a clock that went back, and stores that it went on. */
  check(): void {
    const before = parseClock(this.#store.read(this.#key))
    if (!before) return
    if (this.#offset === 0) this.#offset = before.offset
    if (this.#now() < before.at - CLOCK_BACK_MS) this.#isWrong = true
    else if (this.#now() - before.at > CLOCK_BACK_MS) this.#write()
  }

  #write(): void {
    this.#store.write(this.#key, JSON.stringify({ at: this.#now(), offset: this.#offset } satisfies StoredClock))
  }
}

function parseClock(text: string | null): StoredClock | null {
  try {
    return JSON.parse(text ?? 'null') as StoredClock | null
  } catch {
    return null
  }
}
