import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jest as runJest, nodeTests, playwrightTests } from '../../../scripts/lib/runners.mjs'
import { run } from '../../../scripts/lib/spawn.mjs'

jest.mock('../../../scripts/lib/spawn.mjs', () => ({ run: jest.fn(async () => ({ code: 0, output: '' })) }))

test('the shards of a suite run each of its files once', async () => {
  for (const index of [1, 2, 3]) await nodeTests('e2e', {}, { index, count: 3 })
  const files = jest
    .mocked(run)
    .mock.calls.flatMap(([, , { env = {} } = {}]): string[] => JSON.parse(env.TEST_FILES ?? '[]'))
  const folder = join(__dirname, '../../e2e')
  const all = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
  expect(files.sort()).toEqual(all.sort().map((name) => join(folder, name)))
})

test('a suite names its failures and what each says first', async () => {
  const message = '\u001b[31mexpected 2\u001b[39m\n  at file.ts:1'
  jest.mocked(run).mockImplementationOnce(async (_command, args) => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'subtracts', failureMessages: [message] },
    ]
    const counts = {
      numFailedTests: 1,
      numPassedTests: 1,
      numRuntimeErrorTestSuites: 0,
      testResults: [{ name: '/a/sums.test.ts', message: '', assertionResults }],
    }
    writeFileSync(
      args.find((arg) => arg.startsWith('--outputFile='))!.slice('--outputFile='.length),
      JSON.stringify(counts),
    )
    return { code: 1, output: '' }
  })
  jest.mocked(run).mockImplementationOnce(async (_command, _args, { env = {} } = {}) => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      file: 'e2e/door.test.ts',
      tests: [{ results: [{ error: ok ? undefined : { message } }] }],
    })
    const suites = [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false)] }] }]
    writeFileSync(
      env.PLAYWRIGHT_JSON_OUTPUT_NAME!,
      JSON.stringify({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites }),
    )
    return { code: 1, output: '' }
  })
  expect(await runJest('failing', { workers: 1 })).toMatchObject({
    failed: 1,
    failures: ['sums.test.ts › subtracts: expected 2 at file.ts:1'],
  })
  expect(await playwrightTests('failing')).toMatchObject({
    failed: 1,
    failures: ['door.test.ts › closes: expected 2 at file.ts:1'],
  })
})
