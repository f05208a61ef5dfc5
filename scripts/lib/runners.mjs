import { readdirSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { at } from './root.mjs'
import { run } from './spawn.mjs'

/**
 * A runner that prints nothing for so long hangs: the slowest test file takes a minute, and ten times that on a busy
 * machine.
 */
const SILENCE = 20 * 60_000

/** The maximum length of the line about a test that failed. */
const FAILURE_MAX = 300

/**
 * Patterns of a runner's own summary: the numbers of tests that passed and failed, and the place, the title and the
 * first line of the message of each that failed. Jest prints the place once for several.
 * @typedef {{ passed: RegExp, failed: RegExp, failures: RegExp }} Report
 */

/** @type {Report} */
const JEST = {
  passed: /^Tests:.*?(\d+) passed/gm,
  failed: /^Tests:\s+(\d+) failed/gm,
  failures: /^FAIL (\S+ \S+)|^\s+● (?!Console)(.+)\n\s*(.+)/gm,
}
/** @type {Report} */
const NODE = { passed: /^ℹ pass (\d+)/gm, failed: /^ℹ fail (\d+)/gm, failures: /^test at (.+)\n✖ (.+)\n\s*(.+)/gm }
/** @type {Report} */
const PLAYWRIGHT = {
  passed: /^\s+(\d+) passed/gm,
  failed: /^\s+(\d+) failed/gm,
  failures: /^\s+\d+\) \[\w+\] › (.+?) › (.+?)[\s─]*\n\s*(.+)/gm,
}

/**
 * Runs a test runner and reads what it prints. A run that fails without a failed test counts as one, and so does one
 * that ran no test.
 * @param {Report} report @param {readonly string[]} args of node @param {Record<string, string | undefined>} [env]
 */
async function runTests({ passed, failed, failures }, args, env = {}) {
  const settings = { NODE_ENV: 'test', FORCE_COLOR: '0', ...env }
  const { code, output } = await run(process.execPath, args, { env: settings, silence: SILENCE })
  const text = stripVTControlCharacters(output)
  const count = (/** @type {RegExp} */ pattern) => Number([...text.matchAll(pattern)].at(-1)?.[1] ?? 0)
  const [passedCount, failedCount] = [count(passed), count(failed)]
  const lines = new Set()
  let place = ''
  for (const [, where = place, title, message] of text.matchAll(failures)) {
    place = where
    if (title) lines.add(`${place} › ${title}: ${message}`.slice(0, FAILURE_MAX))
  }
  return {
    passed: passedCount,
    failed: code === 0 && passedCount > 0 ? failedCount : Math.max(1, failedCount),
    output,
    failures: [...lines],
  }
}

/**
 * Commands in a row, stopping at the first that fails; together one test.
 * @param {readonly (readonly string[])[]} commands
 * @param {Record<string, string>} [env]
 */
export async function commands(commands, env = {}) {
  let output = ''
  for (const [command, ...args] of commands) {
    const result = await run(command, args, { env, silence: SILENCE })
    output += `$ ${[path.basename(command), ...args].join(' ').replaceAll(at('/'), '')}\n${result.output}`
    if (result.code !== 0) return { passed: 0, failed: 1, output }
  }
  return { passed: 1, failed: 0, output }
}

/** Several independent checks, one after the other. @param {readonly (() => ReturnType<typeof commands>)[]} list */
export async function checks(list) {
  const results = []
  for (const check of list) results.push(await check())
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), output: results.map((result) => result.output).join('') }
}

/** @typedef {{ index: number, count: number }} Part one of `count` parts of a suite's files, from 1 */

/** A whole suite as its only part. */
const WHOLE = { index: 1, count: 1 }

/**
 * A jest project, or several in one run.
 * @param {string | readonly string[]} project @param {{ workers: number }} context @param {Part} [part]
 * @param {Record<string, string>} [env]
 */
export function jest(project, { workers }, { index, count } = WHOLE, env = {}) {
  const shard = [`--shard=${index}/${count}`, '--ci', `--maxWorkers=${workers}`]
  return runTests(JEST, [at('node_modules/jest/bin/jest.js'), '--selectProjects', ...[project].flat(), ...shard], env)
}

/**
 * Every *.test.ts below a folder of test/ by node's own test runner, one file after the other in one process.
 * @param {string} dir @param {Record<string, string>} [env]
 */
export function nodeTests(dir, env) {
  const names = readdirSync(at('test', dir), { recursive: true, encoding: 'utf8' }).sort()
  const files = names.filter((name) => name.endsWith('.test.ts')).map((name) => at('test', dir, name))
  const program = at('scripts/lib/node-tests-program.cjs')
  const args = ['--import', 'tsx', '--test', '--test-reporter=spec', program]
  return runTests(NODE, args, { TEST_FILES: JSON.stringify(files), ...env })
}

/**
 * A project of playwright.config.mjs, or one part of its files.
 * @param {string} project @param {Part} [part] @param {Record<string, string>} [env]
 */
export function playwrightTests(project, { index, count } = WHOLE, env = {}) {
  const args = [`--project=${project}`, `--shard=${index}/${count}`, '--reporter=list']
  // A folder of its own: a run empties it, and the parts go on side by side.
  const output = { PLAYWRIGHT_OUTPUT: `test-results/${project}-${index}` }
  return runTests(PLAYWRIGHT, [at('node_modules/@playwright/test/cli.js'), 'test', ...args], { ...output, ...env })
}
