import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { at, cacheDir } from './root.mjs'
import { run } from './spawn.mjs'

/**
 * A runner that prints nothing for so long hangs: the slowest test file takes a minute, and ten times that on a busy
 * machine.
 */
const SILENCE = 20 * 60_000

const node = process.execPath

/** Returns what a runner wrote into its file; null when it was ended before. @param {string} file */
const json = async (file) => JSON.parse((await readFile(file, 'utf8').catch(() => '')) || 'null')

/** The maximum length of a failure's message behind its title. */
const MESSAGE = 200

/** One line about a test that failed: its title and what it says first, without colours. @param {string} title @param {string} [message] */
function failureLine(title, message = '') {
  const words = stripVTControlCharacters(message).replace(/\s+/g, ' ').trim()
  return `${title}: ${words.slice(0, MESSAGE)}`
}

/** @param {{ testResults: { name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[] }} report */
const jestFailures = (report) =>
  report.testResults.flatMap((file) => {
    const failures = file.assertionResults.filter((test) => test.status === 'failed')
    if (failures.length > 0)
      return failures.map((test) =>
        failureLine(`${path.basename(file.name)} › ${test.fullName}`, test.failureMessages[0]),
      )
    return file.message && file.assertionResults.length === 0
      ? [failureLine(path.basename(file.name), file.message)]
      : []
  })

/**
 * @typedef {{ title: string, file: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }}
 * Spec
 * @typedef {{ specs: Spec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/** @param {readonly PlaywrightSuite[]} suites @returns {string[]} */
const playwrightFailures = (suites) =>
  suites.flatMap((suite) => [
    ...suite.specs
      .filter((spec) => !spec.ok)
      .map((spec) =>
        failureLine(
          `${path.basename(spec.file)} › ${spec.title}`,
          spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error?.message,
        ),
      ),
    ...playwrightFailures(suite.suites ?? []),
  ])

/** A fresh file for a runner's counts, of this run alone: two may go on side by side. @param {string} name */
async function resultFile(name) {
  await mkdir(cacheDir, { recursive: true })
  const file = path.join(cacheDir, `${name.replace(/\W+/g, '-')}-${process.pid}.json`)
  await rm(file, { force: true })
  return file
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
    output += `$ ${[path.basename(command), ...args.map((arg) => (path.relative(at(), path.resolve(arg)) === arg ? arg : arg.replace(`${at()}/`, '')))].join(' ')}\n${result.output}`
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
 * @param {string | readonly string[]} project
 * @param {{ workers: number }} context
 * @param {Part} [part]
 */
export async function jest(project, { workers }, { index, count } = WHOLE) {
  const projects = [project].flat()
  const file = await resultFile(`jest-${projects[0]}-${index}`)
  const args = [
    ...[at('node_modules/jest/bin/jest.js'), '--selectProjects', ...projects, `--shard=${index}/${count}`],
    ...['--ci', '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`],
  ]
  const { code, output } = await run(node, args, { env: { NODE_ENV: 'test', FORCE_COLOR: '0' }, silence: SILENCE })
  const counts = await json(file)
  // With --json jest repeats the whole result on stdout; people want the part that went to stderr.
  const readable = output.replace(/^\{"numFailedTestSuites".*$/m, '')
  if (!counts) return { passed: 0, failed: 1, output: readable }
  // A suite that does not load has no tests, but it failed all the same.
  const failedCount = counts.numFailedTests + counts.numRuntimeErrorTestSuites
  return {
    passed: counts.numPassedTests,
    failed: code === 0 ? failedCount : Math.max(1, failedCount),
    output: readable,
    failures: jestFailures(counts),
  }
}

/**
 * Every *.test.ts below a folder of test/, or those of one part, by node's own test runner, one file after the other in
 * one process.
 * @param {string} dir
 * @param {Record<string, string>} [env]
 * @param {Part} [part]
 */
export async function nodeTests(dir, env = {}, { index, count } = WHOLE) {
  const file = await resultFile(`node-${dir}-${env.TARGET ?? ''}-${index}`)
  const folder = at('test', dir)
  const all = existsSync(folder)
    ? (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.test.ts')).sort()
    : []
  const names = all.filter((_, n) => n % count === index - 1)
  if (names.length === 0) return { passed: 0, failed: 1, output: `no tests below test/${dir}` }
  const args = [
    ...['--import', 'tsx', '--test'],
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...[
      `--test-reporter=${new URL('./node-test-reporter.mjs', import.meta.url).href}`,
      `--test-reporter-destination=${file}`,
    ],
    fileURLToPath(new URL('./node-tests-program.cjs', import.meta.url)),
  ]
  const TEST_FILES = JSON.stringify(names.map((name) => path.join(folder, name)))
  const { code, output } = await run(node, args, {
    env: { NODE_ENV: 'test', FORCE_COLOR: '0', TEST_FILES, ...env },
    silence: SILENCE,
  })
  const counts = await json(file)
  if (!counts) return { passed: 0, failed: 1, output }
  const failures = counts.failures.map((/** @type {{ title: string, message: string }} */ failure) =>
    failureLine(failure.title, failure.message),
  )
  return { passed: counts.passed, failed: code === 0 ? counts.failed : Math.max(1, counts.failed), output, failures }
}

/**
 * A project of playwright.config.mjs, or one part of its files.
 * @param {string} project
 * @param {Part} [part]
 * @param {Record<string, string>} [more] environment
 */
export async function playwrightTests(project, { index, count } = WHOLE, more = {}) {
  const file = await resultFile(`playwright-${project}-${index}`)
  const args = [
    at('node_modules/@playwright/test/cli.js'),
    'test',
    `--project=${project}`,
    `--shard=${index}/${count}`,
    '--reporter=list,json',
  ]
  // A folder of its own: a run empties it, and the parts go on side by side.
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_OUTPUT: `test-results/${project}-${index}`, ...more }
  const { code, output } = await run(node, args, {
    env: { NODE_ENV: 'test', FORCE_COLOR: '0', ...env },
    silence: SILENCE,
  })
  const counts = await json(file)
  if (!counts) return { passed: 0, failed: 1, output }
  const { expected, unexpected, flaky } = counts.stats
  const failedCount = unexpected + flaky
  return {
    passed: expected,
    failed: code === 0 ? failedCount : Math.max(1, failedCount),
    output,
    failures: playwrightFailures(counts.suites),
  }
}
