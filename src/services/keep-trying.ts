import { wait } from '@/lib/async'
import { network } from '@/platform/network'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** Pauses that the return of the network ends. */
const pauses = new Set<() => void>()

/** Ends the pauses of all that is tried again, each time the network returns. Called once at the start. */
export function tryAgainOnReturn(): void {
  network.onReturn(() => {
    for (const end of pauses) end()
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      pauses.delete(end)
      resolve()
    }
    pauses.add(end)
    void wait(ms).then(end)
  })
}

/**
 * Repeats `attempt` until it resolves to true: after 2 seconds, then after twice as long each time, at most a minute,
 * and at once when the network returns. Never rejects as long as `attempt` does not.
 */
export async function keepTrying(attempt: () => Promise<boolean>): Promise<void> {
  let ms = FIRST_PAUSE_MS
  do {
    await pause(ms)
    ms = Math.min(ms * 2, LONGEST_PAUSE_MS)
  } while (!(await attempt()))
}
