/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {string} output
 *
 * @typedef {object} Lane
 * @property {string} name
 * @property {string} about what it shows, in one line
 * @property {readonly string[]} [needs] lanes that must have passed before
 * @property {number} [load] how many cores it keeps busy; default 1
 * @property {(context: { workers: number }) => Promise<Result>} run
 *
 * @typedef {Result & { lane: Lane, seconds: number, skipped?: string }} Finished
 */

/**
 * Runs lanes side by side on `cores`, each after those it needs. Lanes start in the order given as far as their needs
 * and the free cores allow, so the longest chain goes first in the list. A lane whose need failed is not run and counts
 * as failed.
 * @param {readonly Lane[]} lanes
 * @param {{ cores: number, onStart: (lane: Lane) => void, onFinish: (finished: Finished) => void }} options
 * @returns {Promise<Finished[]>}
 */
export async function schedule(lanes, { cores, onStart, onFinish }) {
  const names = new Set(lanes.map((lane) => lane.name))
  const waiting = [...lanes]
  /** @type {Map<string, Finished>} */
  const results = new Map()
  let busy = 0

  /** @param {Finished} result */
  const finish = (result) => {
    results.set(result.lane.name, result)
    onFinish(result)
  }
  /** Needs that are not part of this run are taken as met. @param {Lane} lane */
  const needs = (lane) => (lane.needs ?? []).filter((name) => names.has(name))
  // A lane bigger than the machine still gets its turn, alone.
  const load = (/** @type {Lane} */ lane) => Math.min(lane.load ?? 1, cores)

  return new Promise((resolve) => {
    const next = () => {
      for (const lane of [...waiting]) {
        const failedLane = needs(lane).find((name) => (results.get(name)?.failed ?? 0) > 0)
        if (failedLane) {
          waiting.splice(waiting.indexOf(lane), 1)
          finish({ lane, seconds: 0, passed: 0, failed: 1, output: '', skipped: `${failedLane} failed` })
          return next()
        }
        if (needs(lane).every((name) => results.has(name)) && busy + load(lane) <= cores) {
          waiting.splice(waiting.indexOf(lane), 1)
          void go(lane)
        }
      }
      if (results.size === lanes.length) resolve(lanes.map((lane) => /** @type {Finished} */ (results.get(lane.name))))
    }
    /** @param {Lane} lane */
    const go = async (lane) => {
      busy += load(lane)
      onStart(lane)
      const began = performance.now()
      // A lane with the machine to itself may use all of it.
      const workers = lanes.length === 1 ? cores : load(lane)
      /** @type {Result} */
      const result = await lane.run({ workers }).catch((error) => ({ passed: 0, failed: 1, output: String(error?.stack ?? error) + causeOf(error) }))
      busy -= load(lane)
      finish({ ...result, lane, seconds: (performance.now() - began) / 1000 })
      next()
    }
    next()
  })
}

/** @param {unknown} error */
const causeOf = (error) => (error instanceof Error && error.cause ? `\ncaused by ${error.cause}` : '')
