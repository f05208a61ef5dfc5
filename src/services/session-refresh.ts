/**
 * One silent login for all calls that a 401 hits (spec 8). Every call remembers how many renewals had ended when it
 * was sent; if one has ended since, that one's outcome holds for it, too, so that late 401s of the same storm start
 * no second one.
 */
let endedCount = 0
let last = false
let running: Promise<boolean> | null = null

/** Returns the number of renewals that have ended; read it before a call is sent. */
export const refreshCount = (): number => endedCount

async function run(renew: () => Promise<boolean>): Promise<boolean> {
  try {
    last = await renew()
  } catch {
    last = false
  }
  endedCount += 1
  running = null
  return last
}

/** Whether the session is good again for a call that was sent after `before` renewals and refused with 401. */
export function awaitRefresh(before: number, renew: () => Promise<boolean>): Promise<boolean> {
  if (running) return running
  if (endedCount > before) return Promise.resolve(last)
  running = run(renew)
  return running
}
