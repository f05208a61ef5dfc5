import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nodeTests } from '../../../scripts/lib/runners.mjs'
import { run } from '../../../scripts/lib/spawn.mjs'

jest.mock('../../../scripts/lib/spawn.mjs', () => ({ run: jest.fn(async () => ({ code: 0, output: '' })) }))

test('the shards of a suite run each of its files once', async () => {
  for (const index of [1, 2, 3]) await nodeTests('e2e', {}, { index, count: 3 })
  const files = jest.mocked(run).mock.calls.flatMap(([, args]) => args.filter((arg) => arg.endsWith('.test.ts')))
  const folder = join(__dirname, '../../e2e')
  const all = readdirSync(folder).filter((name) => name.endsWith('.test.ts'))
  expect(files.sort()).toEqual(all.sort().map((name) => join(folder, name)))
})
