export type PayState = 'paid' | 'pending' | 'closed'

interface PollOptions {
  /** Asks the server once. A failed question counts as no answer, and the next one is asked. */
  readState: () => Promise<PayState>
  wait: (ms: number) => Promise<void>
  isStopped: () => boolean
}

/** Pauses between questions, in ms: close together while the vendor's notice is under way, then rarer. */
export const POLL_PAUSES = [0, 1000, 1500, 2000, 3000, 4000, 5000] as const

/** Asks until the order is paid or closed. `pending` means that it is still unknown after all pauses. */
export async function pollPayState({ readState, wait, isStopped }: PollOptions): Promise<PayState> {
  for (const pause of POLL_PAUSES) {
    await wait(pause)
    if (isStopped()) return 'pending'
    const state = await readState().catch((): PayState => 'pending')
    if (state !== 'pending') return state
  }
  return 'pending'
}
