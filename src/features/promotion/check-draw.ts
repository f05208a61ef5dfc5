import {
  type CheckResult,
  type DrawCheck,
  type DrawRecord,
  drawRandomness,
  ticketHash,
  verifyDraw,
} from '@storefront/contract/domain/promotion/draw'
import { verifyBeacon } from '@/platform/beacon'

export type DrawChecks = Readonly<Record<DrawCheck, CheckResult>>

/** Tickets hashed at a time: about 50 ms where JavaScript is interpreted, so that the screen goes on answering. */
const SLICE = 250

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

/**
 * Recomputes a draw in slices. Ten thousand tickets take two seconds without a compiler, as in iOS's mini-programs.
 * @param onProgress gets how many tickets are hashed, of how many
 * @param signal ends it early; the checks are null then
 */
export async function checkDraw(
  record: DrawRecord,
  onProgress: (count: number, total: number) => void,
  signal: AbortSignal,
): Promise<DrawChecks | null> {
  const { tickets, seed, beacon, tickets_hash } = record
  const hashes = new Map<string, string>()
  if (tickets && seed !== null && beacon.randomness !== null && tickets_hash !== null) {
    const randomness = drawRandomness(seed, beacon.randomness, tickets_hash)
    for (let first = 0; first < tickets.length; first += SLICE) {
      for (const { number } of tickets.slice(first, first + SLICE)) hashes.set(number, ticketHash(randomness, number))
      onProgress(Math.min(first + SLICE, tickets.length), tickets.length)
      await pause()
      if (signal.aborted) return null
    }
  }
  const isSigned = beacon.signature === null ? false : await verifyBeacon(beacon)
  if (signal.aborted) return null
  return verifyDraw(
    record,
    () => isSigned,
    (randomness, number) => hashes.get(number) ?? ticketHash(randomness, number),
  )
}
