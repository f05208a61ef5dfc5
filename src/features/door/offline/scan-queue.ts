import type { LateScanInput } from '@storefront/contract/entities/door/door'
import type { DoorStore } from './door-list'

const PREFIX = 'sf:door:q:'
const COUNTER = 'sf:door:seq:'

/** A scan that waits to be sent, with its effect on this device meanwhile. */
export interface QueuedScan extends LateScanInput {
  /** The ticket of the scan, and the uses that it spent. */
  readonly subject?: { readonly key: string; readonly uses: number; readonly spent: number; readonly inside: number }
}

/**
 * Scans that were decided without a network, each under a key of its own: none is rewritten, so a kill at any moment
 * loses none, and no vendor's limit of a key is met. The device numbers them, so that the server sees a lost one.
 */
export class ScanQueue {
  readonly #store: DoorStore
  readonly #prefix: string
  readonly #counter: string
  #scans: QueuedScan[]
  #last: number

  constructor(store: DoorStore, event: number) {
    this.#store = store
    this.#prefix = `${PREFIX}${event}:`
    this.#counter = `${COUNTER}${event}`
    this.#scans = store
      .keys()
      .filter((key) => key.startsWith(this.#prefix))
      .flatMap((key) => parseScan(store.read(key)) ?? [])
      .sort((one, other) => one.sequence - other.sequence)
    this.#last = Math.max(Number(store.read(this.#counter)) || 0, this.#scans[this.#scans.length - 1]?.sequence ?? 0)
  }

  get scans(): readonly QueuedScan[] {
    return this.#scans
  }

  /** The last number that was given. */
  get sequence(): number {
    return this.#last
  }

  /** Takes a scan under the next number; false when the storage takes no more, and it lives in the memory alone. */
  add(scan: Omit<QueuedScan, 'sequence'>): boolean {
    const sequence = this.#last + 1
    const row: QueuedScan = { ...scan, sequence }
    const isWritten = this.#store.write(this.#prefix + sequence, JSON.stringify(row))
    this.#last = sequence
    this.#scans.push(row)
    this.#store.write(this.#counter, String(sequence))
    return isWritten
  }

  /** Removes what the server has. */
  remove(nonces: readonly string[]): void {
    const sentNonces = new Set(nonces)
    for (const { nonce, sequence } of this.#scans)
      if (sentNonces.has(nonce)) this.#store.remove(this.#prefix + sequence)
    this.#scans = this.#scans.filter(({ nonce }) => !sentNonces.has(nonce))
  }
}

function parseScan(text: string | null): QueuedScan | null {
  try {
    return JSON.parse(text ?? 'null') as QueuedScan | null
  } catch {
    return null
  }
}
