import { EventEmitter, once } from 'node:events'

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
 * @property {readonly string[]} [needs] suites that must have passed before; those that are not run count as passed
 * @property {(context: { workers: number }) => Promise<Result>} run
 *
 * @typedef {Result & { suite: Suite, seconds: number }} Finished
 */

/**
 * Runs suites side by side. The first suite of the list whose needs have passed starts next, so that the longest chain
 * goes first in the list. A suite whose need failed is not run and counts as failed.
 * @param {readonly Suite[]} suites
 * @param {{ slots: number, onStart: (suite: Suite) => void, onFinish: (finished: Finished) => void }} options
 * `slots`: the number of suites side by side; a single suite has as many workers
 * @returns {Promise<Finished[]>}
 */
export async function schedule(suites, { slots, onStart, onFinish }) {
  /** @type {Map<string, Finished>} */
  const results = new Map()
  const names = new Set(suites.map((suite) => suite.name))
  const waiting = [...suites]
  const events = new EventEmitter().setMaxListeners(0)
  const workers = suites.length === 1 ? slots : 1

  /** @param {Suite} suite @returns {Promise<Result>} */
  async function run(suite) {
    const failedNeed = suite.needs?.find((name) => results.get(name)?.failed)
    if (failedNeed) return { passed: 0, failed: 1, output: '', failures: [`not run: ${failedNeed} failed`] }
    onStart(suite)
    return suite.run({ workers }).catch((error) => {
      const cause = error?.cause ? `\ncaused by ${error.cause}` : ''
      return { passed: 0, failed: 1, output: `${error?.stack ?? error}${cause}` }
    })
  }
  async function work() {
    while (waiting.length > 0) {
      const index = waiting.findIndex(({ needs = [] }) => needs.every((name) => results.has(name) || !names.has(name)))
      const [suite] = index < 0 ? [] : waiting.splice(index, 1)
      if (!suite) {
        await once(events, 'finish')
        continue
      }
      const began = performance.now()
      const result = { ...(await run(suite)), suite, seconds: (performance.now() - began) / 1000 }
      results.set(suite.name, result)
      onFinish(result)
      events.emit('finish')
    }
  }
  await Promise.all(Array.from({ length: slots }, work))
  return [...results.values()]
}
