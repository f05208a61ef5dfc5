import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Milliseconds after which a single step of a test hangs. What takes a second takes a minute on a machine that is very
 * busy.
 */
export const TIMEOUT_MS = 180_000

/**
 * Returns the result of a promise, or throws after so many milliseconds.
 * @template T
 * @param {T | Promise<T>} promise
 * @param {number} timeout
 * @param {string} what names it in the error
 * @returns {Promise<T>}
 */
export async function within(promise, timeout, what) {
  const timer = new AbortController()
  const end = pause(timeout, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${what} did not come within ${timeout / 1000} s`)
  })
  // The timer that is given up is no failure.
  end.catch(() => {})
  try {
    return await Promise.race([promise, end])
  } finally {
    timer.abort()
  }
}

/**
 * Tries `check` until it gives something truthy.
 * @template T
 * @param {() => T | Promise<T>} check a throw counts as not yet; one that never ends is given up at the timeout
 * @param {{ timeout?: number, every?: number, what?: string, giveUp?: () => boolean }} [options] milliseconds; `what`
 * names it in the error; `giveUp` ends the wait early once it is hopeless
 * @returns {Promise<NonNullable<T>>}
 */
export async function until(
  check,
  { timeout = TIMEOUT_MS, every = 50, what = 'the condition', giveUp = () => false } = {},
) {
  const end = Date.now() + timeout
  /** @type {unknown} */
  let last
  for (;;) {
    try {
      const value = await within(check(), Math.max(0, end - Date.now()), 'its check')
      if (value) return /** @type {NonNullable<T>} */ (value)
      last = undefined
    } catch (error) {
      last = error
    }
    if (Date.now() > end || giveUp())
      throw new Error(`${what} did not come true within ${timeout / 1000} s`, { cause: last })
    await pause(every)
  }
}

/**
 * Below the ports that systems give to outgoing connections: one of those would take a port between our look and its
 * use.
 */
const PORTS = { from: 12_000, to: 32_000 }

/**
 * A port of 127.0.0.1 that is free at the moment, by chance: others look for theirs at the same time.
 * @returns {Promise<number>}
 */
export function freePort() {
  const port = PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from))
  return new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', () => resolve(freePort()))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)))
  })
}
