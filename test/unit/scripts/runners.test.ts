import { jest as runJest, nodeTests, playwrightTests } from '../../../scripts/lib/runners.mjs'
import { run } from '../../../scripts/lib/spawn.mjs'

jest.mock('../../../scripts/lib/spawn.mjs', () => ({ run: jest.fn() }))

const prints = (code: number, ...lines: string[]) =>
  jest.mocked(run).mockResolvedValueOnce({ code, output: `${lines.join('\n')}\n` })

test('a run of jest names each failed test, its file and the first line of its message', async () => {
  prints(
    1,
    'PASS unit test/unit/quotes.test.ts',
    'FAIL unit test/unit/sums.test.ts (5.2 s)',
    '  ● Console',
    '',
    '    console.error',
    '',
    '  ● sums › subtracts',
    '',
    '    expected \u001b[31m2\u001b[39m',
    '',
    '      3 | test',
    '',
    '  ● sums › divides',
    '',
    '    no zero',
    'FAIL unit test/unit/names.test.ts',
    '  ● Test suite failed to run',
    '',
    "    Cannot find module './nothing'",
    '',
    'Tests:       2 failed, 1 skipped, 7 passed, 10 total',
  )
  expect(await runJest('unit', { workers: 1 })).toMatchObject({
    passed: 7,
    failed: 2,
    failures: [
      'unit test/unit/sums.test.ts › sums › subtracts: expected 2',
      'unit test/unit/sums.test.ts › sums › divides: no zero',
      "unit test/unit/names.test.ts › Test suite failed to run: Cannot find module './nothing'",
    ],
  })
})

test("a run of node's runner names each failed test and the first line of its message", async () => {
  prints(
    1,
    '▶ sums.test.ts',
    '  ✖ subtracts (1.6ms)',
    '    AssertionError: 3 == 2',
    'ℹ pass 1',
    'ℹ fail 1',
    '',
    '✖ failing tests:',
    '',
    'test at test/mini/sums.test.ts:5:3',
    '✖ subtracts (1.6ms)',
    '  AssertionError: 3 == 2',
  )
  expect(await nodeTests('mini')).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['test/mini/sums.test.ts:5:3 › subtracts (1.6ms): AssertionError: 3 == 2'],
  })
})

test('a run of Playwright names each failed journey and the first line of its message', async () => {
  prints(
    1,
    '  ✓  1 [e2e] › e2e/door.test.ts:3:1 › opens (3ms)',
    '  ✘  2 [e2e] › e2e/door.test.ts:4:1 › door › closes (12ms)',
    '',
    '  1) [e2e] › e2e/door.test.ts:4:1 › door › closes ─────────',
    '',
    '    Error: expected 2',
    '',
    '  1 failed',
    '    [e2e] › e2e/door.test.ts:4:1 › door › closes ─────────',
    '  1 passed (1.8s)',
  )
  expect(await playwrightTests('e2e')).toMatchObject({
    passed: 1,
    failed: 1,
    failures: ['e2e/door.test.ts:4:1 › door › closes: Error: expected 2'],
  })
})

test('a run that fails in no test, or runs none, counts as one failure', async () => {
  prints(1, 'Tests:       3 passed, 3 total')
  expect(await runJest('unit', { workers: 1 })).toMatchObject({ passed: 3, failed: 1 })
  prints(0, 'no tests found')
  expect(await runJest('unit', { workers: 1 })).toMatchObject({ passed: 0, failed: 1 })
  prints(0, 'Tests:       3 passed, 3 total')
  expect(await runJest('unit', { workers: 1 })).toMatchObject({ passed: 3, failed: 0 })
})
