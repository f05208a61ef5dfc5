/**
 * The test command: `npm test` runs every lane, `npm test -- unit server` those named (and `mini` means every `mini:…`).
 * Ends with a line `N passed, N failed` over all lanes; the exit code is 1 when anything failed.
 */
import os from 'node:os'
import { lanes } from './lib/suites.mjs'
import { schedule } from './lib/schedule.mjs'

const names = process.argv.slice(2)
if (names.includes('--list')) {
  for (const lane of lanes) console.log(`${lane.name.padEnd(14)} ${lane.about}`)
  process.exit(0)
}
const isWanted = (/** @type {{ name: string }} */ lane, /** @type {string} */ name) => lane.name === name || lane.name.startsWith(`${name}:`)
const unknown = names.filter((name) => !lanes.some((lane) => isWanted(lane, name)))
if (unknown.length > 0) {
  console.error(`no lane named ${unknown.join(', ')}; there are: ${lanes.map((lane) => lane.name).join(' ')}`)
  process.exit(2)
}
const lanesToRun = names.length === 0 ? lanes : lanes.filter((lane) => names.some((name) => isWanted(lane, name)))

/** How much of a passing lane's output is shown, and of a failed one's again at the end: that is where people look first. */
const TAIL = 6
const FAILED_TAIL = 40
const began = performance.now()
const clock = () => `${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s`
const plural = (/** @type {number} */ count) => `${count} test${count === 1 ? '' : 's'}`
const indent = (/** @type {string} */ text) => text.replace(/^/gm, '      | ')

const results = await schedule(lanesToRun, {
  cores: Math.max(2, os.availableParallelism()),
  onStart: (lane) => console.log(`${clock()}  start  ${lane.name}`),
  onFinish: ({ lane, seconds, passed: passedCount, failed: failedCount, output, skipped }) => {
    const state = skipped ? 'SKIP ' : failedCount > 0 ? 'FAIL ' : 'pass '
    console.log(
      `${clock()}  ${state}  ${lane.name}  ${skipped ?? `${plural(passedCount + failedCount)}${failedCount > 0 ? `, ${failedCount} failed` : ''} in ${seconds.toFixed(1)} s`}`,
    )
    const text = output.trim()
    if (text) console.log(indent(failedCount > 0 ? text : text.split('\n').slice(-TAIL).join('\n')))
  },
})

const passedCount = results.reduce((sum, result) => sum + result.passed, 0)
const failedCount = results.reduce((sum, result) => sum + result.failed, 0)
console.log('')
for (const result of results) {
  const words = result.skipped ? `not run: ${result.skipped}` : `${result.passed} passed, ${result.failed} failed`
  console.log(`${result.failed > 0 ? 'FAIL' : 'pass'}  ${result.lane.name.padEnd(14)} ${result.seconds.toFixed(1).padStart(7)} s  [${words}]`)
}
for (const { lane, output } of results.filter((result) => result.failed > 0))
  console.log(`\nthe end of ${lane.name}:\n${indent(output.trim().split('\n').slice(-FAILED_TAIL).join('\n'))}`)
console.log(`whole run ${((performance.now() - began) / 1000).toFixed(0)} s\n`)
console.log(`${passedCount} passed, ${failedCount} failed`)
process.exitCode = failedCount > 0 ? 1 : 0
