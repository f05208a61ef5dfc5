import { TIMEOUT_MS, until } from '../../scripts/lib/wait.mjs'

/** Signs of activity: pending calls, and the time of the last event, as `performance.now()` counts. */
export interface Activity {
  readonly pending: number
  readonly lastChange: number
}

/**
 * Milliseconds that count of the time between two looks: a machine that let us wait for longer ran no timer meanwhile.
 */
const LOOK_MAX = 20

/** Waits until nothing has happened for `duration` milliseconds, in which the timers ran. */
export async function waitUntilQuiet(activity: Activity, duration: number, timeout = TIMEOUT_MS): Promise<void> {
  let last = performance.now()
  let quiet = 0
  const isQuiet = () => {
    const now = performance.now()
    quiet = activity.pending === 0 && activity.lastChange < last ? quiet + Math.min(now - last, LOOK_MAX) : 0
    last = now
    return quiet > duration
  }
  await until(isQuiet, { timeout, every: 10, what: 'the app to come to rest' })
}
