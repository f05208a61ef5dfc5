/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output
 * @property {readonly string[]} [failures] a line for each test that failed
 *
 * @typedef {object} Suite
 * @property {string} name
 * @property {string} about what it shows, in one line
 * @property {readonly string[]} [needs] suites that must have passed before
 * @property {number} [load] how many cores it keeps busy; default 1, less for one that mostly waits
 * @property {(context: { workers: number }) => Promise<Result>} run
 *
 * @typedef {Result & { suite: Suite, seconds: number, skipped?: string }} Finished
 */

/** Bytes that suites of load 1 may want together: a webpack, or two servers with two browsers. */
const LOAD_BYTES = 2.5 * 1024 ** 3

/**
 * The load that a machine bears: a suite more than there are cores, so that none idles while several suites wait at
 * once; less when memory is short.
 * @param {number} cores
 * @param {number} memory in bytes
 */
export const capacityOf = (cores, memory) => Math.max(1, Math.min(cores + 1, Math.floor(memory / LOAD_BYTES)))

/**
 * Runs suites side by side up to a `capacity`, each after those it needs. Suites start in the order given as far as
 * their needs and their loads allow, so the longest chain goes first in the list. A suite whose need failed is not run
 * and counts as failed.
 * @param {readonly Suite[]} suites
 * @param {{ capacity: number, onStart: (suite: Suite) => void, onFinish: (finished: Finished) => void }} options
 * @returns {Promise<Finished[]>}
 */
export async function schedule(suites, { capacity, onStart, onFinish }) {
  const names = new Set(suites.map((suite) => suite.name))
  const waiting = [...suites]
  /** @type {Map<string, Finished>} */
  const results = new Map()
  let busy = 0

  /** @param {Finished} result */
  const finish = (result) => {
    results.set(result.suite.name, result)
    onFinish(result)
  }
  /** Needs that are not part of this run are taken as met. @param {Suite} suite */
  const needs = (suite) => (suite.needs ?? []).filter((name) => names.has(name))
  // A suite bigger than the machine still gets its turn, alone.
  const load = (/** @type {Suite} */ suite) => Math.min(suite.load ?? 1, capacity)

  return new Promise((resolve) => {
    const next = () => {
      for (const suite of [...waiting]) {
        const failedSuite = needs(suite).find((name) => (results.get(name)?.failed ?? 0) > 0)
        if (failedSuite) {
          waiting.splice(waiting.indexOf(suite), 1)
          finish({ suite, seconds: 0, passed: 0, failed: 1, output: '', skipped: `${failedSuite} failed` })
          return next()
        }
        if (needs(suite).every((name) => results.has(name)) && busy + load(suite) <= capacity) {
          waiting.splice(waiting.indexOf(suite), 1)
          void go(suite)
        }
      }
      if (results.size === suites.length)
        resolve(suites.map((suite) => /** @type {Finished} */ (results.get(suite.name))))
    }
    /** @param {Suite} suite */
    const go = async (suite) => {
      busy += load(suite)
      onStart(suite)
      const began = performance.now()
      // A suite with the machine to itself may use all of it.
      const workers = suites.length === 1 ? Math.ceil(capacity) : Math.ceil(load(suite))
      /** @type {Result} */
      const result = await suite
        .run({ workers })
        .catch((error) => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) + causeOf(error) }))
      busy -= load(suite)
      finish({ ...result, suite, seconds: (performance.now() - began) / 1000 })
      next()
    }
    next()
  })
}

/** @param {unknown} error */
const causeOf = (error) => (error instanceof Error && error.cause ? `\ncaused by ${error.cause}` : '')
