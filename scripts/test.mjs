/**
 * The test command: `npm test` runs every suite, `npm test -- unit server` those named (and `mini` means every
 * `mini:…`). Ends with a line `N passed, N failed` over all suites; the exit code is 1 when anything failed.
 */
import os from 'node:os'
import { at } from './lib/root.mjs'
import { suites } from './lib/suites.mjs'
import { schedule } from './lib/schedule.mjs'
import { makeScratchDir } from './lib/scratch.mjs'

// The collector of each of our many node processes would else start four threads that wait for one another on two
// cores: a third of the processor time of the tests. With more room for what is young it collects less often: a twelfth
// of what is left.
const tuning = JSON.stringify(at('scripts/lib/tune-v8.cjs'))
process.env.NODE_OPTIONS =
  `${process.env.NODE_OPTIONS ?? ''} --v8-pool-size=1 --max-semi-space-size=64 --require=${tuning}`.trim()
// Node 22 and later keep the machine code of what they load.
process.env.NODE_COMPILE_CACHE ??= at('.cache/test/compiled')

const names = process.argv.slice(2)
if (names.includes('--list')) {
  for (const suite of suites) console.log(`${suite.name.padEnd(14)} ${suite.about}`)
  process.exit(0)
}
const isWanted = (/** @type {{ name: string }} */ suite, /** @type {string} */ name) =>
  suite.name === name || suite.name.startsWith(`${name}:`)
const unknown = names.filter((name) => !suites.some((suite) => isWanted(suite, name)))
if (unknown.length > 0) {
  console.error(`no suite named ${unknown.join(', ')}; there are: ${suites.map((suite) => suite.name).join(' ')}`)
  process.exit(2)
}
process.env.TMPDIR = makeScratchDir()
const suitesToRun = names.length === 0 ? suites : suites.filter((suite) => names.some((name) => isWanted(suite, name)))

/**
 * Memory in bytes that a suite may want: a webpack, or two servers with two browsers. Two more suites than cores
 * run, because those that drive screens wait for half of their time.
 */
const SUITE_BYTES = 2.5 * 1024 ** 3

/**
 * The lines shown of a passing suite's output, and of a failed one's again at the end, because people look there first.
 */
const TAIL = 6
const FAILED_TAIL = 40
const began = performance.now()
const clock = () => `${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s`
const indent = (/** @type {string} */ text) => text.replace(/^/gm, '      | ')

const results = await schedule(suitesToRun, {
  slots: Math.max(1, Math.min(os.availableParallelism() + 2, Math.floor(os.totalmem() / SUITE_BYTES))),
  onStart: (suite) => console.log(`${clock()}  start  ${suite.name}`),
  onFinish: ({ suite, seconds, passed, failed, output }) => {
    const counts = `${passed + failed} tests${failed > 0 ? `, ${failed} failed` : ''} in ${seconds.toFixed(1)} s`
    console.log(`${clock()}  ${failed > 0 ? 'FAIL ' : 'pass '}  ${suite.name}  ${counts}`)
    const text = output.trim()
    if (text) console.log(indent(failed > 0 ? text : text.split('\n').slice(-TAIL).join('\n')))
  },
})

const passedCount = results.reduce((sum, result) => sum + result.passed, 0)
const failedCount = results.reduce((sum, result) => sum + result.failed, 0)
console.log('')
for (const result of results) {
  const [state, seconds] = [result.failed > 0 ? 'FAIL' : 'pass', result.seconds.toFixed(1).padStart(7)]
  console.log(
    `${state}  ${result.suite.name.padEnd(14)} ${seconds} s  [${result.passed} passed, ${result.failed} failed]`,
  )
  // Beside its suite: a log that is cut short still names what failed.
  for (const failure of result.failures ?? []) console.log(`        ✖ ${failure}`)
}
for (const { suite, output } of results.filter((result) => result.failed > 0))
  console.log(`\nthe end of ${suite.name}:\n${indent(output.trim().split('\n').slice(-FAILED_TAIL).join('\n'))}`)
console.log(`whole run ${((performance.now() - began) / 1000).toFixed(0)} s\n`)
console.log(`${passedCount} passed, ${failedCount} failed`)
process.exitCode = failedCount > 0 ? 1 : 0
